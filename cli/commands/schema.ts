import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command, Option } from 'commander'
import type { TextFile } from '../../renderer/definitions/collection.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { EXIT, type Program } from '../program.ts'
import { option } from './options.ts'

const EXAMPLES = `
Examples:
  kartograf schema
  kartograf schema --out schemas

In a YAML file, an editor with YAML support finds its schema by a first line such as
  # yaml-language-server: $schema=../.cache/schema/site.json`

interface SchemaOptions {
  readonly root: string
  readonly out?: string
}

export function schemaCommand(program: Program, done: (code: number) => void): Command {
  return new Command('schema')
    .description('Write JSON Schemas of front matter and data files, for completion in editors.')
    .addOption(option.root(program))
    .addOption(new Option('--out <dir>', 'folder of the schemas (default: .cache/schema/ in the root)'))
    .addHelpText('after', EXAMPLES)
    .action(async (options: SchemaOptions) => {
      const [{ withTheme }, { schemaFiles }] = await Promise.all([
        import('./with-theme.ts'),
        import('../../renderer/outputs/json-schema.ts'),
      ])
      done(
        await withTheme(program, options.root, (theme, workspace) =>
          writeSchemas(schemaFiles(theme), workspace, options.out),
        ),
      )
    })
}

function writeSchemas(files: readonly TextFile[], { cache }: Workspace, out: string | undefined): number {
  const folder = path.resolve(out ?? path.join(cache, 'schema'))
  mkdirSync(folder, { recursive: true })
  for (const file of files) writeFileSync(path.join(folder, file.path), file.content)
  const names = files.map((file) => file.path).join(', ')
  process.stdout.write(`${relativePath(process.cwd(), folder) || '.'}/: ${names}\n`)
  return EXIT.fine
}
