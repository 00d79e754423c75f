import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundleForBrowser } from '../../../../cli/theme/bundle/bundle-code.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test('code for the browser holds nothing of the environment that it was built in', async () => {
  const root = temporaryFolder()
  vi.stubEnv('SECRET_TOKEN', 'canary-9f3c').stubEnv('VITE_TOKEN', 'canary-9f3c').stubEnv('PUBLIC_TOKEN', 'canary-9f3c')
  onTestFinished(() => void vi.unstubAllEnvs())
  writeFiles(root, {
    '.env': 'SECRET_TOKEN=canary-9f3c\n',
    'entry.ts': `const { VITE_TOKEN } = import.meta.env ?? {}
      console.log(process.env.SECRET_TOKEN, process.env['PUBLIC_TOKEN'], { ...process.env }, import.meta.env.SECRET_TOKEN, VITE_TOKEN)`,
  })
  const { code } = await bundleForBrowser(path.join(root, 'entry.ts'), 'esm')
  expect(code).toContain('SECRET_TOKEN')
  expect(code).not.toContain('canary')
})
