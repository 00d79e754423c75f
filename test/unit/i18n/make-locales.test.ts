import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../support/site.ts'

test('the committed packs are what the script makes of CLDR', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locales-'))
  try {
    const { status, stderr } = spawnSync(process.execPath, [path.join(PROJECT, 'cli', 'locales', 'make.mjs'), folder], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const made = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    expect(made).toHaveLength(readdirSync(path.join(PROJECT, 'i18n', 'locales')).length + 3)
    const differing = made.filter(
      (name) =>
        readFileSync(path.join(folder, name), 'utf8') !== readFileSync(path.join(PROJECT, 'i18n', name), 'utf8'),
    )
    expect(differing).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
