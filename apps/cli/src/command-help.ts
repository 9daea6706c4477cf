import type { Command, Option } from './command'

function form(name: string, option: Option): string {
  if ('choices' in option) return `--${name} ${option.choices.join('|')}`
  return 'value' in option ? `--${name} ${option.value}` : `--${name}`
}

/** The call in one line: required options bare, the others in brackets. */
export function usageOf(name: string, { operands, options }: Command): string {
  const forms = Object.entries(options).map(([option, its]) =>
    its.isRequired ? form(option, its) : `[${form(option, its)}]`,
  )
  return ['trendee', name, operands, ...forms].filter((word) => word !== '').join(' ')
}

function exampleOf(name: string, option: Option): string {
  if ('choices' in option) return `--${name} ${option.choices.at(-1) ?? ''}`
  return 'value' in option ? `--${name} ${option.example}` : `--${name}`
}

/** What `trendee NAME --help` prints. */
export function commandHelp(name: string, command: Command): string {
  const options = Object.entries(command.options).flatMap(([option, its]) => [
    `  ${form(option, its)}`,
    `      ${its.text}`,
    `      Example: ${exampleOf(option, its)}`,
  ])
  return [
    `Usage: ${usageOf(name, command)}`,
    '',
    command.summary,
    ...(command.notes ?? []),
    ...(options.length > 0 ? ['', 'Options:', ...options] : []),
    '',
    'Example:',
    `  ${`trendee ${name} ${command.example}`.trimEnd()}`,
  ].join('\n')
}

/** What `trendee help` prints. */
export function commandList(commands: readonly (readonly [string, Command])[]): string {
  const lines = commands.map(([name, { operands, summary }]) =>
    [`  trendee ${name} ${operands}`.trimEnd(), `      ${summary}`].join('\n'),
  )
  return [
    'Usage: trendee COMMAND …',
    ...lines,
    '',
    '`trendee COMMAND --help` explains the options of a command.',
    'Data is kept in the folder that TRENDEE_DATA names (default: data).',
  ].join('\n')
}
