import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from './contract'
import { type Endpoint, endpoint } from './endpoint'
import { fieldsOf, hiddenFields } from './hidden-fields'
import { openapiDocument } from './openapi'

function hiding(field: string, output: z.ZodType, more: Partial<Endpoint> = {}): Endpoint {
  const access = {
    who: 'line',
    line: 'trendee',
    feature: 'trend_list',
    hides: [{ feature: 'forecast', field }],
  } as const
  const input = z.object({})
  const made = endpoint({
    method: 'GET',
    path: '/api/x',
    summary: '',
    limit: { perMinute: 1 },
    access,
    input,
    output,
    example: {},
  })
  return { ...made, ...more }
}

const output = z.object({
  list: z.array(
    z.object({ ahead: z.number().nullable(), curve: z.object({ values: z.array(z.number()) }), name: z.string() }),
  ),
  later: z.array(z.number()).nullable(),
  by_day: z.record(z.string(), z.object({ ahead: z.number().nullable() })),
})

describe('fieldsOf', () => {
  it('goes through lists, nullables, unions and records', () => {
    const either = z.union([z.object({ a: z.number() }), z.array(z.object({ a: z.string(), b: z.null() })).nullable()])
    expect([...fieldsOf(either)].map(([path, schemas]) => [path, schemas.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect([...fieldsOf(output).keys()]).toEqual([
      'list',
      'list.ahead',
      'list.curve',
      'list.curve.values',
      'list.name',
      'later',
      'by_day',
      'by_day.*',
      'by_day.*.ahead',
    ])
  })

  it('does not pass over what it cannot look into', () => {
    expect(() => fieldsOf(z.object({ a: z.lazy(() => output) }))).toThrow('lazy')
  })
})

describe('hiddenFields', () => {
  it('puts null in the place of a value, and an empty list where null is none', () => {
    const value = (field: string) => hiddenFields(hiding(field, output))[0]?.value
    expect(value('list.ahead')).toBeNull()
    expect(value('later')).toBeNull()
    expect(value('list.curve.values')).toEqual([])
    expect(hiddenFields(hiding('list.curve.values', output))[0]?.steps).toEqual(['list', 'curve', 'values'])
  })

  it.each([
    ['list.behind', 'has not'],
    ['ahead', 'has not'],
    ['list.name', 'neither null nor empty'],
    ['list.curve', 'neither null nor empty'],
    ['by_day.*.ahead', 'names of a record'],
  ])('refuses %s', (field, reason) => {
    expect(() => hiddenFields(hiding(field, output))).toThrow(reason)
  })

  it('names the fields of a file by its rows', () => {
    const row = z.object({ ahead: z.number().nullable() })
    expect(hiddenFields(hiding('ahead', z.string(), { answer: 'table', row }))).toHaveLength(1)
    expect(() => hiddenFields(hiding('ahead', z.string(), { answer: 'table' }))).toThrow('what its rows are')
  })
})

/** Fields about what is to come that every plan shows: `entry field` → why. None so far. */
const SHOWN_TO_ALL: Readonly<Record<string, string>> = {}
/** Anybody asks, and somebody else's plan decides: the handler takes out what that hides, and its own test watches. */
const HIDDEN_BY_HANDLER = 'collection.sharedProject'
const TO_COME = /forecast|peak_week/

/** `name` of an entry with the path of each field that says what is to come. */
const toCome = ENDPOINTS.flatMap(({ name, endpoint: entry }) =>
  [...(name === HIDDEN_BY_HANDLER ? [] : fieldsOf(entry.row ?? entry.output).keys())]
    .filter((path) => TO_COME.test(path.split('.').at(-1) ?? ''))
    .map((path) => ({ at: `${name} ${path}`, path, entry })),
)

describe('the contract', () => {
  it('has forecasts in lists, a detail and a file of trends', () => {
    const names = new Set(toCome.map(({ at }) => at.split(' ')[0]))
    for (const name of ['common.export', 'trends.topList', 'trends.detail', 'trends.related']) {
      expect(names).toContain(name)
    }
  })

  it.each(toCome)('hides $at from plans without forecasts', ({ at, path, entry }) => {
    if (SHOWN_TO_ALL[at] !== undefined) return
    const hidden = hiddenFields(entry).filter(({ feature }) => feature === 'forecast')
    expect(hidden.some(({ field }) => path === field || path.startsWith(`${field}.`))).toBe(true)
  })

  it('keeps no reason for a field that is gone', () => {
    const known = new Set(toCome.map(({ at }) => at))
    expect(Object.keys(SHOWN_TO_ALL).filter((at) => !known.has(at))).toEqual([])
  })

  it('says in its reference what a plan hides', () => {
    const { paths } = openapiDocument() as { paths: Record<string, Record<string, { description?: string }>> }
    const note = paths['/api/v2/trends/detail']?.['get']?.description
    for (const { field } of hiddenFields(
      ENDPOINTS.find(({ name }) => name === 'trends.detail')?.endpoint as Endpoint,
    )) {
      expect(note).toContain(`\`${field}\``)
    }
    expect(note).toContain('`past_forecasts` (`[]`)')
    expect(note).toContain('`trend.forecast_growth` (`null`)')
  })
})
