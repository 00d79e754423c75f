import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command, Option } from 'commander'
import { siteFolder } from '../content/site-folder.ts'
import { relativePath, workspaceOf } from '../output/paths.ts'
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
    .action(async (options: SchemaOptions) => done(await writeSchemas(program, options)))
}

async function writeSchemas(program: Program, { root, out }: SchemaOptions): Promise<number> {
  const [{ schemaFiles }, { loadTheme }, { issuesReport }] = await Promise.all([
    import('../../renderer/outputs/json-schema.ts'),
    import('../theme/theme.ts'),
    import('../terminal/report.ts'),
  ])
  const workspace = workspaceOf({ root: siteFolder(root), out: undefined })
  const theme = await loadTheme(workspace, program.digest)
  if ('code' in theme) {
    process.stderr.write(`${issuesReport([theme], workspace.root)}\n`)
    return EXIT.siteHasErrors
  }
  const folder = path.resolve(out ?? path.join(workspace.cache, 'schema'))
  const files = schemaFiles(theme.theme)
  mkdirSync(folder, { recursive: true })
  for (const file of files) writeFileSync(path.join(folder, file.path), file.content)
  const names = files.map((file) => file.path).join(', ')
  process.stdout.write(`${relativePath(process.cwd(), folder) || '.'}/: ${names}\n`)
  return EXIT.fine
}
