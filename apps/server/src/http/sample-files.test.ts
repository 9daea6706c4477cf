import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_FILES } from '@trendee/contract/common/sample-files'
import { readWhole } from '@trendee/feeds/testing/read-fixture'
import { answerError } from './errors'
import { registerSampleFiles } from './sample-files'

const folder = mkdtempSync(join(tmpdir(), 'trendee-samples-'))
const app = fastify()
let today = ''
beforeAll(async () => {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  registerSampleFiles(app, () => today)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function textOn(day: string, file: string): Promise<string> {
  today = day
  const { body, statusCode } = await app.inject({ url: `/samples/${file}` })
  expect(statusCode).toBe(200)
  return body
}

async function readOn(day: string, file: string) {
  const path = join(folder, file)
  writeFileSync(path, await textOn(day, file))
  return readWhole(path, { capturedOn: day })
}

// A Sunday, the Monday after it, and the turn of a year.
const DAYS = ['2025-06-29', '2026-06-01', '2026-01-01']

describe.each(SAMPLE_FILES)('$file', ({ file, feed }) => {
  it.each(DAYS)(`is recognised as ${feed} on %s, and every row of it is read`, async (day) => {
    const whole = await readOn(day, file)
    expect(whole.feed).toBe(feed)
    expect(whole.rejects).toEqual([])
    expect(whole.records.length).toBeGreaterThan(7)
  })

  it('comes under its name, and the same all week', async () => {
    today = '2026-12-02'
    const { headers } = await app.inject({ url: `/samples/${file}` })
    expect(headers['content-disposition']).toContain(file)
    expect(await textOn('2026-11-30', file)).toBe(await textOn('2026-12-06', file))
  })
})

it('ends with the week that has passed, and tells of an earlier week what the file before told', async () => {
  const before = (await textOn('2026-11-30', 'google-trends.csv')).trim().split('\n')
  const after = (await textOn('2026-12-07', 'google-trends.csv')).trim().split('\n')
  expect(before.at(-1)).toMatch(/^2026-11-22,/)
  expect(after.at(-1)).toMatch(/^2026-11-29,/)
  expect(after).toContain(before.at(-60))
})

it.each([
  ['2026-11-30', '2026-09-24', 'SS27'],
  ['2026-09-01', '2026-02-25', 'FW26'],
  ['2026-01-15', '2025-09-24', 'SS26'],
])('on %s shows the looks of %s, %s', async (day, shownOn, season) => {
  const { records } = await readOn(day, 'runway-looks.csv')
  expect(records[0]).toMatchObject({ kind: 'look', shownOn, season })
})

it('knows no other name', async () => {
  today = '2026-11-30'
  for (const name of ['nothing.csv', '..%2Fpackage.json', '__proto__']) {
    expect((await app.inject({ url: `/samples/${name}` })).statusCode).toBe(404)
  }
})
