import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FOR_HOSTS } from '../../../renderer/outputs/hosts/headers.ts'
import { fileWriter } from '../../output/staging.ts'
import { sha256 } from '../../output/digest.ts'
import { compressed, ENDINGS, TEXTS } from '../../output/compressed-copy.ts'
import { inPortions } from './in-portions.ts'
import type { OutputFile } from '../../output/output-file.ts'
import type { StagedFile } from '../site-files.ts'

interface Place {
  readonly out: string
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
}

/**
 * Writes compressed copies beside all text files of an output: `index.html.br` and `index.html.gz`. Keeps those of unchanged files, and
 * skips files that would not become smaller.
 */
export async function precompress(hashes: ReadonlyMap<string, string>, place: Place): Promise<StagedFile[]> {
  const texts = [...hashes].filter(([file]) => TEXTS.test(file) && !FOR_HOSTS.some((name) => name === file))
  const copies = await inPortions(texts, ([file, hash]) => copiesOf(file, hash, place))
  return copies.flat().filter(({ path: file }) => !hashes.has(file))
}

async function copiesOf(file: string, hash: string, { out, staging, intact }: Place): Promise<StagedFile[]> {
  const names = ENDINGS.map((ending) => file + ending)
  const kept = names.map((name) => ({ path: name, hash: intact.get(name)?.hash ?? '' }))
  if (intact.get(file)?.hash === hash && kept.every((copy) => copy.hash !== '')) return kept
  const staged = path.join(staging, file)
  const bytes = await readFile(existsSync(staged) ? staged : path.join(out, file))
  const write = fileWriter(staging)
  const copies = await Promise.all(
    ENDINGS.map(async (ending) => {
      const smaller = await compressed(bytes, file, ending)
      if (smaller === undefined) return []
      write(file + ending, smaller)
      return [{ path: file + ending, hash: sha256(smaller) }]
    }),
  )
  return copies.flat()
}
