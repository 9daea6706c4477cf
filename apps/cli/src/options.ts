import { parseArgs } from 'node:util'
import { UsageError } from './command'

type OptionNames = Readonly<Record<string, 'string' | 'boolean'>>
type Values<Names extends OptionNames> = { [Name in keyof Names]?: Names[Name] extends 'string' ? string : boolean }

/** Splits a command's words into files and options; an unknown option is refused by name. */
export function parseOptions<const Names extends OptionNames>(
  argv: readonly string[],
  names: Names,
): { files: string[]; options: Values<Names> } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(Object.entries(names).map(([name, type]) => [name, { type }])),
    })
    return { files: positionals, options: values as Values<Names> }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** One of a fixed set of words, or the default. */
export function choice<const Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  if (value === undefined) return fallback
  const found = choices.find((candidate) => candidate === value)
  if (!found) throw new UsageError(`--${name} is one of ${choices.join(', ')}, not ${value}`)
  return found
}
