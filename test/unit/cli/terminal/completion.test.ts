import { execFileSync, spawnSync } from 'node:child_process'
import { Command, Option } from 'commander'
import { describe, expect, test } from 'vitest'
import { completionScript, SHELLS } from '../../../../cli/terminal/completion.ts'

const program = new Command('kartograf').addCommand(
  new Command('serve')
    .description("Serve the output. It's quick.")
    .addOption(new Option('--as <host>', 'answer as [this] host `does`').choices(['nginx', 'apache']))
    .addOption(new Option('--quiet', 'say nothing')),
)
program.addCommand(new Command('status').description('Tell what is open.'))

/** What bash offers after a line. */
function offered(...words: string[]): string[] {
  const script = `${completionScript(program, 'bash')}
COMP_WORDS=(kartograf ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _kartograf; echo "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split(' ').filter(Boolean)
}

describe('completion in bash', () => {
  test('offers commands', () => {
    expect(offered('s')).toEqual(['serve', 'status'])
  })

  test('offers the options of a command', () => {
    expect(offered('serve', '--')).toEqual(['--as', '--quiet', '--help'])
  })

  test('offers the values of an option, and no others', () => {
    expect(offered('serve', '--as', '')).toEqual(['nginx', 'apache'])
  })
})

describe('completion', () => {
  test.each(SHELLS)('is a script that %s can read, if it is installed', (shell) => {
    const script = completionScript(program, shell)
    expect(script).toContain('serve')
    const { status, error } = spawnSync(shell, ['-n'], { input: script })
    expect(error ? 'not installed' : status).toBeOneOf(['not installed', 0])
  })
})
