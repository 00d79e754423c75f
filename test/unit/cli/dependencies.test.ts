import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifest = JSON.parse(read('package.json')) as Manifest
const [, forUse = '', forWork = ''] = read('docs/dependencies.md').split(/^## /m)
const rowsOf = (part: string): [string, string][] =>
  [...part.matchAll(/^\| (\S+) *\| (.+?) *\|$/gm)]
    .map(([, name = '', reason = '']): [string, string] => [name, reason])
    .filter(([name]) => /^[@a-z]/.test(name) && name !== 'package')

test.each([
  ['dependencies', forUse],
  ['devDependencies', forWork],
] as const)('each of the %s has its reason in docs/dependencies.md, and nothing else has', (kind, part) => {
  expect(rowsOf(part).map(([name]) => name)).toEqual(Object.keys(manifest[kind]))
  expect(rowsOf(part).filter(([, reason]) => reason.trim().length < 5)).toEqual([])
})

test('each version is exact, so that two clones get the same', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('each package of the lockfile comes from the registry, with its digest', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly link?: boolean }>>
  }
  const without = Object.entries(packages).filter(
    ([name, { integrity }]) => name !== '' && !integrity?.startsWith('sha512-'),
  )
  expect(without).toEqual([])
})

interface BillOfMaterials {
  readonly bomFormat: string
  readonly components: readonly {
    readonly name: string
    readonly purl: string
    readonly hashes?: unknown
    readonly properties: readonly { readonly name: string }[]
  }[]
}

test('the bill of materials names all packages with version and digest, and marks those of development', () => {
  const folder = fileURLToPath(new URL('../../../', import.meta.url))
  const run = spawnSync('npm', ['run', '-s', 'sbom'], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  const { bomFormat, components } = JSON.parse(run.stdout) as BillOfMaterials
  expect(bomFormat).toBe('CycloneDX')
  const named = new Map(components.map((component) => [component.purl.replace('%40', '@'), component]))
  const isMarked = (key: string): boolean | undefined =>
    named.get(key)?.properties.some(({ name }) => name.endsWith(':development'))
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const key = `pkg:npm/${name}@${version}`
    expect(named.get(key), name).toMatchObject({ hashes: [{ alg: 'SHA-512' }] })
    expect(isMarked(key), name).toBe(false)
  }
  expect(isMarked(`pkg:npm/vitest@${manifest.devDependencies['vitest']}`)).toBe(true)
})
