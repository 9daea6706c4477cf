import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import { type NamedEndpoint, entriesOf } from '@trendee/contract/entries'

/** What a list or a record may take at p95 when it is first asked, and what is ranked or analysed, milliseconds. */
const RECORD_LIMIT = 150
const ANALYSIS_LIMIT = 300

/** Groups of the contract whose calls are of posts, creators, brands, products, looks, festivals and reports. */
const GROUPS = [
  'social',
  'brands',
  'records',
  'search',
  'runway',
  'reports',
  'filters',
  'dashboard',
  'festivals',
  'overviews',
  'valueRankings',
  'socialRankings',
  'retailRankings',
  'runwayRankings',
] as const
const ANALYSES: ReadonlySet<string> = new Set(GROUPS.slice(GROUPS.indexOf('festivals')))

/** What a call is asked for the first time: its example, and the example changed in what most readers change. */
const CHANGES: readonly Readonly<Record<string, string | number>>[] = [
  {},
  { window: 7 },
  { window: 90 },
  { gender: 'women' },
  { gender: 'men', window: 7 },
  { region: 'GB' },
  { secondaryCategory: 'dress' },
  { page: 2 },
]

type Input = Readonly<Record<string, string | number>>

export interface RecordCall extends NamedEndpoint {
  readonly limit: number
  readonly inputs: readonly Input[]
}

/** Every call of these groups that only reads, with what it is asked. A new call is measured because it is in the contract. */
export function recordCalls(): RecordCall[] {
  return GROUPS.flatMap((group) =>
    entriesOf(CONTRACT[group], group).flatMap(({ name, endpoint }) => {
      const isRead = endpoint.method === 'GET' && endpoint.changes !== true
      if ((!isRead && endpoint !== CONTRACT.search.esSearch) || endpoint.answer !== 'json') return []
      return [
        {
          name,
          endpoint,
          limit: ANALYSES.has(group) ? ANALYSIS_LIMIT : RECORD_LIMIT,
          inputs: inputsOf({ name, endpoint }),
        },
      ]
    }),
  )
}

/** Different questions only: a change that the call does not know asks what was asked. */
function inputsOf({ endpoint }: NamedEndpoint): Input[] {
  const known = endpoint.input instanceof z.ZodObject ? new Set(Object.keys(endpoint.input.shape)) : new Set<string>()
  const asked = CHANGES.filter((change) => Object.keys(change).every((field) => known.has(field))).map((change) => ({
    ...(endpoint.example as Input),
    ...change,
  }))
  const different = new Map(
    asked
      .filter((input) => endpoint.input.safeParse(input).success)
      .map((input) => [JSON.stringify(endpoint.input.parse(input)), input]),
  )
  return [...different.values()]
}
