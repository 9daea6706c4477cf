import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runLine } from './run-line'

async function run(name: string | undefined, ...argv: string[]) {
  const printed: string[] = []
  const told: string[] = []
  const context = {
    argv,
    env: {},
    print: (line: string) => printed.push(line),
    tell: (line: string) => told.push(line),
  }
  return { code: await runLine(context, name), printed: printed.join('\n'), told: told.join('\n') }
}

it('explains every command there is, as a mistake where none was named', async () => {
  const files = readdirSync(new URL('commands', import.meta.url)).filter((file) => !file.includes('.test.'))
  const asked = await run('--help')
  expect(asked.code).toBe(0)
  const named = [...asked.printed.matchAll(/^ {2}trendee (\w+)/gm)].map(([, name]) => `${name}.ts`)
  expect(named.toSorted()).toEqual(files.toSorted())
  expect(await run(undefined)).toEqual({ ...asked, code: 2 })
})

it.each(['publish', 'constructor', ''])('says that there is no command %o, and which there are', async (name) => {
  const { code, printed, told } = await run(name)
  expect([code, printed]).toEqual([2, ''])
  expect(told).toContain(`there is no command ${name}\n`)
  expect(told).toContain('trendee ingest FILE…')
})

it('tells words that make no command from a command that fails', async () => {
  const wrong = await run('extract', 'titles.csv')
  expect(wrong.code).toBe(2)
  expect(wrong.told).toMatch(/^trendee extract: .*--title.*\nUsage: trendee extract FILE/)
  const failed = await run('extract', 'no-such-file.csv', '--title', 'name')
  expect(failed.code).toBe(1)
  expect(failed.told).toMatch(/^trendee extract: .*no-such-file\.csv/)
  expect(failed.told).not.toContain('Usage')
})

it('runs a command', async () => {
  const { code, printed } = await run('openapi')
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ openapi: '3.1.0' })
})
