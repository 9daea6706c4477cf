import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Command } from './command'
import { parseOptions } from './options'
import { runLine } from './run-line'

async function run(name: string | undefined, ...argv: string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const context = {
    argv,
    env: {},
    print: (line: string) => printed.push(line),
    tell: (line: string) => errors.push(line),
  }
  return { code: await runLine(context, name), printed: printed.join('\n'), errors: errors.join('\n') }
}

it('explains every command there is, as a mistake where none was named', async () => {
  const files = readdirSync(new URL('commands', import.meta.url)).filter((file) => !file.includes('.test.'))
  const asked = await run('--help')
  expect(asked.code).toBe(0)
  const named = [...asked.printed.matchAll(/^ {2}trendee (\w+)/gm)].map(([, name]) => `${name}.ts`)
  expect(named.toSorted()).toEqual(files.toSorted())
  expect(await run(undefined)).toEqual({ ...asked, code: 2 })
})

describe('the help of a command', () => {
  const names = readdirSync(new URL('commands', import.meta.url))
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace('.ts', ''))

  it.each(names)('trendee %s --help explains each option with an example that is accepted', async (name) => {
    const { code, printed } = await run(name, '--help')
    expect(code).toBe(0)
    expect(printed).toContain(`Usage: trendee ${name}`)
    const { [name]: command } = (await import(`./commands/${name}.ts`)) as Record<string, Command>
    if (!command) throw new Error(`commands/${name}.ts exports no ${name}`)
    expect(printed.split('\n')).toContain(`  ${`trendee ${name} ${command.example}`.trimEnd()}`)
    const required = Object.entries(command.options).flatMap(([option, its]) =>
      its.isRequired ? [`--${option}`, 'given'] : [],
    )
    const examples = [...printed.matchAll(/^ +Example: (.+)$/gm)].map(([, example]) => example ?? '')
    expect(examples).toHaveLength(Object.keys(command.options).length)
    for (const example of [...examples, command.example]) {
      const argv = [...required, ...example.replace(/ ?>.*/, '').split(' ')].filter((word) => word !== '')
      expect(() => parseOptions(argv, command.options), example).not.toThrow()
    }
  })

  it('is the same by `trendee help NAME`', async () => {
    expect(await run('help', 'trends')).toEqual(await run('trends', '--help'))
  })
})

it.each(['publish', 'constructor', ''])('says that there is no command %o, and which there are', async (name) => {
  const { code, printed, errors } = await run(name)
  expect([code, printed]).toEqual([2, ''])
  expect(errors).toContain(`there is no command ${name}\n`)
  expect(errors).toContain('trendee ingest FILE…')
})

it('prints the usage for wrong words, not for a command that fails', async () => {
  const wrong = await run('extract', 'titles.csv')
  expect(wrong.code).toBe(2)
  expect(wrong.errors).toMatch(/^trendee extract: .*--title.*\nUsage: trendee extract FILE/)
  const failed = await run('extract', 'no-such-file.csv', '--title', 'name')
  expect(failed.code).toBe(1)
  expect(failed.errors).toMatch(/^trendee extract: .*no-such-file\.csv/)
  expect(failed.errors).not.toContain('Usage')
})

it('runs a command', async () => {
  const { code, printed } = await run('openapi')
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ openapi: '3.1.0' })
})
