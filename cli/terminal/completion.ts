import type { Command, Option } from 'commander'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A script for a shell that completes commands, options and their choices, made from the definitions of the commands. */
export function completionScript(program: Command, shell: Shell): string {
  return { bash, zsh, fish }[shell](program)
}

interface Word {
  readonly name: string
  readonly about: string
}

function commandsOf({ commands }: Command): Word[] {
  return commands.map((command) => ({ name: command.name(), about: firstSentence(command.description()) }))
}

/** The long form of each option, with the choices of its value. */
function optionsOf({ options }: Command): (Word & { readonly values: readonly string[]; readonly isFlag: boolean })[] {
  return [...options, HELP].map(({ long, description, argChoices = [], required, optional }) => ({
    name: long ?? '',
    about: firstSentence(description),
    values: argChoices,
    isFlag: !required && !optional,
  }))
}

const HELP: Pick<Option, 'long' | 'description' | 'argChoices' | 'required' | 'optional'> = {
  long: '--help',
  description: 'show help',
  required: false,
  optional: false,
}

/** A description as one word of a script. */
function firstSentence(text: string): string {
  return (text.split(/[.:(]\s?/)[0] ?? text).replaceAll(/['"`$\\[\]]/g, '').trim()
}

/** The script for Bash. The shell itself completes files and folders. */
function bash(program: Command): string {
  const cases = program.commands.flatMap((command) => {
    const options = optionsOf(command)
    const choices = options.filter(({ values }) => values.length > 0)
    return [
      ...choices.map(({ name, values }) => `    "${command.name()} ${name}") words="${values.join(' ')}" ;;`),
      `    "${command.name()} "*) words="${options.map(({ name }) => name).join(' ')}" ;;`,
    ]
  })
  return `# kartograf completion bash > ~/.local/share/bash-completion/completions/kartograf
_kartograf() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commandsOf(program)
      .map(({ name }) => name)
      .join(' ')} --help --version"
  else case "\${COMP_WORDS[1]} $before" in
${cases.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _kartograf kartograf
`
}

function zsh(program: Command): string {
  const cases = program.commands.map((command) => {
    const options = optionsOf(command).map(
      ({ name, about, values, isFlag }) =>
        `'${name}[${about}]${isFlag ? '' : values.length > 0 ? `:value:(${values.join(' ')})` : ':value:_files'}'`,
    )
    return `    ${command.name()}) _arguments ${[...options, "'*:file:_files'"].join(' ')} ;;`
  })
  return `#compdef kartograf
# kartograf completion zsh > "\${fpath[1]}/_kartograf"
_kartograf() {
  if (( CURRENT == 2 )); then
    local -a commands=(${commandsOf(program)
      .map(({ name, about }) => `'${name}:${about}'`)
      .join(' ')})
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _kartograf kartograf
`
}

function fish(program: Command): string {
  const names = commandsOf(program).map(
    ({ name, about }) => `complete -c kartograf -n __fish_use_subcommand -f -a ${name} -d '${about}'`,
  )
  const options = program.commands.flatMap((command) =>
    optionsOf(command).map(({ name, about, values, isFlag }) =>
      [
        `complete -c kartograf -n '__fish_seen_subcommand_from ${command.name()}' -l ${name.slice(2)}`,
        ...(isFlag ? [] : ['-r']),
        ...(values.length > 0 ? [`-f -a '${values.join(' ')}'`] : []),
        `-d '${about}'`,
      ].join(' '),
    ),
  )
  return `# kartograf completion fish > ~/.config/fish/completions/kartograf.fish
${[...names, ...options].join('\n')}
`
}
