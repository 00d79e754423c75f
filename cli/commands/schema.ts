import path from 'node:path'
import { Command, Option } from 'commander'
import { relativePath } from '../output/paths.ts'
import { EXIT, type Program } from '../program.ts'
import { option } from './options.ts'
import type { ReadSite } from './with-site.ts'

const EXAMPLES = `
Examples:
  kartograf schema
  kartograf schema --editors       also writes .vscode/ and .idea/jsonSchemas.xml, which should be committed
  kartograf schema --out schemas

Editors with YAML support also find the schema by a first line such as
  # yaml-language-server: $schema=../.cache/schema/site.json`

interface SchemaOptions {
  readonly root: string
  readonly out?: string
  readonly editors: boolean
}

export function schemaCommand(program: Program, done: (code: number) => void): Command {
  return new Command('schema')
    .description('Write JSON Schemas of front matter, data files and messages, for completion in editors.')
    .addOption(option.root(program))
    .addOption(new Option('--out <dir>', 'folder of the schemas (default: .cache/schema/ in the root)'))
    .addOption(new Option('--editors', 'also configure VS Code and JetBrains IDEs to use them').default(false))
    .addHelpText('after', EXAMPLES)
    .action(async (options: SchemaOptions) => {
      const { withSite } = await import('./with-site.ts')
      done(await withSite(program, options.root, (site) => write(site, options)))
    })
}

async function write({ workspace, theme, data }: ReadSite, { out, editors }: SchemaOptions): Promise<number> {
  const [{ writeSchemas }, { writeEditorFiles }, { readCatalogues }] = await Promise.all([
    import('../schema/write-schemas.ts'),
    import('../schema/write-editor-files.ts'),
    import('../content/data/catalogues.ts'),
  ])
  const { root, cache } = workspace
  const folder = path.resolve(out ?? path.join(cache, 'schema'))
  const names = writeSchemas(folder, theme, data.settings, readCatalogues(root, data.settings).catalogues)
  process.stdout.write(`${relativePath(process.cwd(), folder) || '.'}/: ${names.join(', ')}\n`)
  const changed = editors ? writeEditorFiles(root, theme) : []
  if (changed.length > 0)
    process.stdout.write(`${changed.join(', ')}: commit ${changed.length === 1 ? 'it' : 'them'}\n`)
  return EXIT.fine
}
