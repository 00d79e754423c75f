import type { SourceMapPayload } from 'node:module'
import path from 'node:path'
import { type Bundle, bundle, type Input } from './bundle-code.ts'
import { oneCopy, sharedPackages, sharedProgram, virtualModules } from './bundle-plugins.ts'
import { type OutsideInputs, outsideInputs } from '../outside/outside-inputs.ts'
import { type Suspect, suspectsOf } from '../page-code/suspects.ts'
import { isOfTool, PROGRAM, TOOL, toolModule } from '../tool-folder.ts'

/**
 * Code for Node, in one module. React is external and resolved from the generator's packages, and so is the generator, which the compiled
 * program has loaded; `program` is the address of its folder, and null for a copy of the sources. The module also exports `useLocales`.
 * `outside`: what its sources use that no input is. `suspects`: those that may have what works in islands only, or nowhere.
 */
export async function bundleForNode(entry: string, program: string | null = PROGRAM): Promise<NodeBundle> {
  const { code, inputs, sheets } = await bundle(themeInput(entry, program), { format: 'esm' })
  const own = inputs.filter((file) => !isOfTool(file))
  const suspects = suspectsOf(own, path.dirname(path.dirname(entry)))
  return { code, inputs, sheets, outside: await outsideInputs(code, own), suspects }
}

interface NodeBundle extends Bundle {
  readonly outside: OutsideInputs
  readonly suspects: readonly Suspect[]
}

/** The same code with its source map, which takes half as long again. Only an error in a template needs it. */
export async function bundleWithMap(entry: string): Promise<Pick<Bundle, 'code'> & { readonly map: SourceMapPayload }> {
  const output = { format: 'esm', sourcemap: 'hidden', sourcemapPathTransform: absoluteSource } as const
  const { code, map } = await bundle(themeInput(entry, PROGRAM), output)
  if (!map) throw new Error('The bundler has made no source map')
  return { code, map: { ...map, sourceRoot: '' } }
}

function themeInput(entry: string, program: string | null): Input {
  return {
    input: '\0theme',
    platform: 'node',
    plugins: [
      virtualModules({ theme: themeModule(entry, program) }),
      sharedPackages(),
      ...(program === null ? [] : [sharedProgram(program)]),
      oneCopy(),
    ],
    resolve: { modules: ['node_modules', path.join(TOOL, 'node_modules')] },
  }
}

function absoluteSource(source: string, mapFile: string): string {
  return path.resolve(path.dirname(mapFile), source)
}

function themeModule(entry: string, program: string | null): string {
  const locales = program === null ? toolModule('i18n/locales') : 'kartograf'
  return `export * from ${JSON.stringify(entry)}\nexport { useLocales } from ${JSON.stringify(locales)}`
}
