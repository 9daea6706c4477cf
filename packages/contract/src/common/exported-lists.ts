import { z } from 'zod'
import { type LineAccess, askedRule } from '../access'
import type { Endpoint, ParsedOf } from '../endpoint'
import type { SellingList } from '../selling/list'
import type { SellingPath } from '../selling/platforms'
import { selling } from '../selling/selling'
import { topList } from '../trends/top-list'

const ofShops = Object.fromEntries(Object.entries(selling).map(([shop, { list }]) => [shop, list]))

/** The lists that can be exported, by the word that the export's `what` names them with. */
export const EXPORTED_LISTS = { trends: topList, ...(ofShops as Record<SellingPath, SellingList>) }
type Lists = typeof EXPORTED_LISTS

/** A list with its own parsed filters. */
export type AskedList = { [What in keyof Lists]: { what: What; filters: ParsedOf<Lists[What]> } }[keyof Lists]

export const EXPORTED_NAMES = Object.keys(EXPORTED_LISTS) as [keyof Lists, ...(keyof Lists)[]]

/** The filters of a list's screen, read by the list's own schema: all but its page, which gives way to the quantity. */
export function parsedFilters(what: keyof Lists, filters: Readonly<Record<string, unknown>>) {
  return EXPORTED_LISTS[what].input.safeParse({ ...filters, page: 1, pageSize: 1 })
}

function accessOf({ access, path }: Endpoint): LineAccess {
  if (access !== 'public' && access.who === 'line') return access
  throw new Error(`${path} is exported, and no plan decides about it`)
}

/** What the list itself asks of a plan for these filters. Whatever is made of a list asks it too. */
export function ruleOfList({ what, filters }: AskedList) {
  return askedRule(accessOf(EXPORTED_LISTS[what]), filters)
}

const entries: readonly Endpoint[] = Object.values(EXPORTED_LISTS)

/** What lists hide of an item, as paths within the item. */
export const HIDDEN_OF_ITEMS = [
  ...new Map(
    entries.flatMap((entry) =>
      (accessOf(entry).hides ?? []).map(({ feature, field }) => {
        const own = field.replace(/^list\./, '')
        return [`${feature} ${own}`, { feature, field: own }] as const
      }),
    ),
  ).values(),
]

/** What one row of any list is. */
export const anyItem = z.union([...new Set(entries.map(({ output }) => itemOf(output)))])

function itemOf(output: z.ZodType): z.ZodType {
  const list = output instanceof z.ZodObject ? output.shape['list'] : undefined
  if (list instanceof z.ZodArray) return list.element as z.ZodType
  throw new Error('an exported list answers with a list')
}
