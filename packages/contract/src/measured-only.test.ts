import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from './contract'
import type { NamedEndpoint } from './entries'

/** Lists that show all they hold, and of each figure how it is known. */
const WHOLE: ReadonlySet<string> = new Set([
  // What somebody collected stays on the page.
  'collection.collectInfoList',
  'collection.sharedProject',
  // The nearest by words or by likeness, a page for each kind.
  'designs.nearest',
  'search.ecommerce',
  'search.searchEcommerce',
  'search.searchProducts',
  'search.searchTemu',
  'search.searchShein',
  'search.productList',
  // What a brand sells is one of its figures beside prices, arrivals, posts and looks, which are counted.
  'brands.list',
  'brands.discovery',
  'brands.luxury',
  // What was searched more before a festival is relative everywhere.
  'festivals.byCountry',
  // What somebody follows, and the newest of it.
  'dashboard.brands',
  'dashboard.products',
  'dashboard.starredProducts',
  'dashboard.customizedBrands',
])

const schemaOf = (output: z.ZodType) => z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' })

/** Whether the rows of the answer's list say of a figure how it is known. */
function tellsEvidence({ endpoint: { output } }: NamedEndpoint): boolean {
  const { list } = (schemaOf(output).properties ?? {}) as { list?: unknown }
  return /"(\w+_)?evidence":/.test(JSON.stringify(list ?? null))
}

const takesEvidence = ({ endpoint: { input } }: NamedEndpoint) =>
  input instanceof z.ZodObject && 'evidence' in input.shape

const telling = ENDPOINTS.filter(tellsEvidence)

describe('lists that tell how their figures are known', () => {
  it.each(telling.filter(({ name }) => !WHOLE.has(name)).map((one) => [one.name, one] as const))(
    '%s can be asked for what was measured alone',
    (_, entry) => {
      expect(takesEvidence(entry)).toBe(true)
    },
  )

  it('are whole only where that is said above', () => {
    expect(
      telling
        .filter((entry) => !takesEvidence(entry))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...WHOLE].toSorted())
  })
})
