import { parseArgs } from 'node:util'
import { type Option, type OptionTable, UsageError } from './command'

type ValueOf<One extends Option> = One extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : One extends { readonly value: string }
    ? One extends { readonly isRequired: true }
      ? string
      : string | undefined
    : boolean | undefined

export type OptionValues<Table extends OptionTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** One of the option's words, the first when none was given. */
function chosen(name: string, choices: readonly string[], value: string | undefined): string | undefined {
  if (value === undefined || choices.includes(value)) return value ?? choices[0]
  throw new UsageError(`--${name} is one of ${choices.join(', ')}, not ${value}`)
}

/** True for an option that takes a value. */
export function takesValue(option: Option): boolean {
  return 'value' in option || 'choices' in option
}

/** Splits a command's words into operands and options; an unknown option is refused by name. */
export function parseOptions<const Table extends OptionTable>(
  argv: readonly string[],
  table: Table,
): { files: string[]; options: OptionValues<Table> } {
  const { values, positionals } = parsed(argv, table)
  const options = Object.entries(table).map(([name, option]) => {
    const value = values[name]
    if (option.isRequired && value === undefined) throw new UsageError(`--${name} is missing. ${option.text}`)
    return [name, 'choices' in option ? chosen(name, option.choices, value as string | undefined) : value] as const
  })
  return { files: positionals, options: Object.fromEntries(options) as OptionValues<Table> }
}

function parsed(argv: readonly string[], table: OptionTable) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(table).map(([name, option]) => [name, { type: takesValue(option) ? 'string' : 'boolean' }]),
      ),
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** A number above 0, or undefined when the option was not given. */
export function aboveZero(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!(number > 0)) throw new UsageError(`--${name} takes a number above 0, not ${value}`)
  return number
}

/** Refuses files or names given to a command that takes none. */
export function takesNoOperands(command: string, operands: readonly string[]): void {
  if (operands.length > 0) throw new UsageError(`${command} takes no file: ${operands.join(' ')}`)
}
