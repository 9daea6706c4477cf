import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFacts } from '@trendee/runtime/open-facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Real feed files lie beside the repository where they may be used; they are not part of the repository. */
const shared = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
const isHere = existsSync(shared)
const reason = isHere ? '' : ' (left out: no shared/data beside the repository)'

const AS_OF = '2025-04-20'
/** The rows of the shops' files name no day. */
const CAPTURED_ON = ['--captured-on', '2025-04-18']
/** Google's weeks begin on Sundays: this is the last one that is over at the end of that day, whichever way one counts. */
const LAST_SUNDAY = '2025-04-13'

/** The command as people run it; each is a process of its own: an embedded engine has one data folder a process. */
const COMMAND = fileURLToPath(new URL('../../bin/trendee.mjs', import.meta.url))

function trendee(data: string, ...argv: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...argv], {
    env: { ...process.env, TRENDEE_DATA: data, UV_THREADPOOL_SIZE: '16' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(`trendee ${argv[0] ?? ''} ended with ${status}: ${stderr}`)
  return stdout
}

interface Line {
  readonly file: string
  readonly feed: string
  readonly rows_read: number
  readonly rows_loaded: number
  readonly rows_duplicate: number
  readonly rows_rejected: number
  readonly rows_left_out: number
}

function ingest(data: string, files: readonly string[], ...argv: string[]): Line[] {
  const lines = trendee(data, 'ingest', ...files, ...argv, '--format', 'ndjson')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}

function trends(data: string, ...argv: string[]): Record<string, unknown>[] {
  return JSON.parse(trendee(data, 'trends', '--format', 'json', ...argv)) as Record<string, unknown>[]
}

/** Terms of the search files, as their headings name them, and those that most weeks round to nothing. */
function searchedTerms(paths: readonly string[]): { terms: Set<string>; rare: Set<string> } {
  const terms = new Set<string>()
  const rare = new Set<string>()
  for (const path of paths) {
    const lines = readFileSync(path, 'utf8').split(/\r?\n/)
    const heading = lines.find((line) => line.startsWith('Week,')) ?? ''
    const weeks = lines.filter((line) => /^\d{4}-/.test(line)).map((line) => line.split(','))
    for (const [place, cell] of heading.split(',').entries()) {
      if (place === 0) continue
      const term = cell.replace(/: \(.*\)$/, '')
      terms.add(term)
      if (weeks.filter((cells) => cells[place] === '<1').length > weeks.length / 2) rare.add(term)
    }
  }
  return { terms, rare }
}

describe.skipIf(!isHere)(`the main job on real files${reason}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-main-job-'))
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const inFolder = (name: string) =>
    readdirSync(join(shared, name))
      .filter((file) => file.endsWith('.csv'))
      .map((file) => join(shared, name, file))
  const search = isHere ? inFolder('search') : []
  const shops = isHere ? [...inFolder('marketplace'), ...inFolder('catalog')] : []
  const data = join(folder, 'data')
  let first: Line[] = []
  let then: Record<string, unknown>[] = []
  beforeAll(() => {
    first = [...ingest(data, [...search, ...inFolder('trends')]), ...ingest(data, shops, ...CAPTURED_ON)]
    then = trends(data, '--as-of', AS_OF, '--region', 'US')
  })

  it('accounts for every row, and loads nothing of a file again', () => {
    for (const line of first) {
      const { rows_read, rows_loaded, rows_duplicate, rows_rejected, rows_left_out } = line
      expect(rows_loaded + rows_duplicate + rows_rejected + rows_left_out, line.file).toBe(rows_read)
      expect(rows_loaded, line.file).toBeGreaterThan(0)
    }
    // Without the day they go on under the one that they were given.
    const again = ingest(data, [...search, ...shops])
    expect(again.map(({ file, rows_loaded }) => [file, rows_loaded])).toEqual(
      [...search, ...shops].map((file) => [file, 0]),
    )
  })

  it('reads the shops as the platforms they are', async () => {
    expect(new Set(first.map(({ feed }) => feed))).toEqual(
      new Set(['google-trends-timeline', 'shein', 'shopee', 'lazada', 'catalog', 'weekly-matrix']),
    )
    const facts = await openFacts({ folder: data })
    const rows = await facts.analytics.rows(
      z.object({ platform: z.string(), products: z.number() }),
      'SELECT toString(platform) AS platform, count() AS products FROM trendee.product_current GROUP BY platform',
    )
    await facts.close()
    // Each of the three has 500 rows; phone cases and furniture are left out.
    for (const platform of ['shein', 'shopee', 'lazada']) {
      const products = rows.find((row) => row.platform === platform)?.products ?? 0
      expect(products, platform).toBeGreaterThan(0)
      expect(products, platform).toBeLessThanOrEqual(500)
    }
  })

  it('lists each searched term once, with all that is asked of a trend', () => {
    const { terms, rare } = searchedTerms(search)
    expect(terms.size).toBe(24)
    const termsOf = (trend: Record<string, unknown>) => z.array(z.string()).parse(trend['searched_as'])
    const found = then.filter((trend) => termsOf(trend).length > 0)
    expect(new Set(found.flatMap(termsOf))).toEqual(terms)
    expect(new Set(found.map(({ name }) => name)).size).toBe(terms.size)
    expect(found).toHaveLength(terms.size)
    // What is never searched enough to be told has no level and no score: a shop may speak for it.
    const told = found.filter(({ score }) => score !== null)
    for (const term of found.filter(({ score }) => score === null).flatMap(termsOf)) expect(rare).toContain(term)
    expect(told.length).toBeGreaterThanOrEqual(terms.size - rare.size)
    for (const trend of told) {
      expect(trend, String(trend['name'])).toMatchObject({
        platform: 'google',
        region: 'US',
        as_of: AS_OF,
        last_week: AS_OF,
        level: expect.stringMatching(/^(none|hot|very_hot|breakout)$/),
        why: { rule: expect.any(String), thresholds: expect.anything(), sample: expect.anything() },
        lifecycle: expect.any(String),
        season_strength: expect.any(Number),
        score: expect.any(Number),
      })
      for (const field of ['yoy', 'ytd', 'forecast_peak_week']) expect(trend).toHaveProperty(field)
    }
    // Half of nothing is no base for growth; every other term has its growths.
    const without = found.filter(({ yoy, ytd }) => typeof yoy !== 'number' || typeof ytd !== 'number')
    expect(new Set(without.flatMap(termsOf))).toEqual(rare)
  })

  it('uses nothing that came after the day', () => {
    const cut = join(folder, 'cut')
    mkdirSync(cut)
    const files = search.map((path, index) => {
      const lines = readFileSync(path, 'utf8').split(/\r?\n/)
      const kept = lines.filter((line) => !/^\d{4}-/.test(line) || line.slice(0, 10) <= LAST_SUNDAY)
      const to = join(cut, `search-${index}.csv`)
      writeFileSync(to, kept.join('\n'))
      return to
    })
    const before = join(folder, 'data-then')
    ingest(before, files)
    const ofThatDay = trends(before, '--as-of', AS_OF, '--region', 'US')
    const byName = (list: Record<string, unknown>[]) => new Map(list.map((trend) => [trend['name'], trend]))
    const known = byName(then)
    // The score compares all platforms, of which that folder has only one.
    for (const [name, { score: _, ...trend }] of byName(ofThatDay)) {
      const { score: __, ...same } = known.get(name) ?? {}
      if (same['platform'] !== 'google') continue
      expect(same, String(name)).toEqual(trend)
    }
    expect(ofThatDay).toHaveLength(24)
  })
})
