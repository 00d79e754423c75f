import { Argument, Command } from 'commander'
import { EXIT, type Program } from '../program.ts'
import { completionScript, SHELLS, type Shell } from '../terminal/completion.ts'

const EXAMPLES = `
Examples:
  kartograf completion bash > ~/.local/share/bash-completion/completions/kartograf
  kartograf completion zsh > "\${fpath[1]}/_kartograf"
  kartograf completion fish > ~/.config/fish/completions/kartograf.fish`

export function completionCommand(_: Program, done: (code: number) => void): Command {
  return new Command('completion')
    .description('Print a script that completes commands and options in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action((shell: Shell, __: unknown, command: Command) => {
      if (command.parent) process.stdout.write(completionScript(command.parent, shell))
      done(EXIT.fine)
    })
}
