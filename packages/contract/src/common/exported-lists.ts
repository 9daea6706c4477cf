import { z } from 'zod'
import { type LineAccess, askedRule } from '../access'
import type { Exported } from '../column'
import type { Endpoint } from '../endpoint'
import { entriesOf } from '../entries'

/** A list that can be exported, with its place in the contract. */
export interface ExportedList extends Exported<never> {
  readonly name: string
  readonly entry: Endpoint
}

/** The lists of some groups that can be exported: those whose entries say their columns. */
export function exportedLists(groups: object): ReadonlyMap<string, ExportedList> {
  const lists = entriesOf(groups).flatMap(({ name, endpoint }) =>
    endpoint.exported === undefined ? [] : [{ ...endpoint.exported, name, entry: endpoint }],
  )
  const byWhat = new Map(lists.map((list) => [list.what, list]))
  if (byWhat.size < lists.length) throw new Error('two exported lists have one name')
  return byWhat
}

/** The filters of a list's screen, read by the list's own schema: all but its page, which gives way to the quantity. */
export function parsedFilters({ entry }: ExportedList, filters: Readonly<Record<string, unknown>>) {
  return entry.input.safeParse({ ...filters, page: 1, pageSize: 1 })
}

function accessOf({ access, path }: Endpoint): LineAccess {
  if (access !== 'public' && access.who === 'line') return access
  throw new Error(`${path} is exported, and no plan decides about it`)
}

/** What the list itself asks of a plan for these filters. Whatever is made of a list asks it too. */
export function ruleOfList({ entry }: ExportedList, filters: unknown) {
  return askedRule(accessOf(entry), filters)
}

/** What lists hide of an item, as paths within the item. */
export function hiddenOfItems(lists: Iterable<ExportedList>) {
  const hidden = [...lists].flatMap(({ entry }) =>
    (accessOf(entry).hides ?? []).map(({ feature, field }) => {
      const own = field.replace(/^list\./, '')
      return [`${feature} ${own}`, { feature, field: own }] as const
    }),
  )
  return [...new Map(hidden).values()]
}

/** What one row of any list is. */
export function anyItem(lists: Iterable<ExportedList>): z.ZodType {
  return z.union([...new Set([...lists].map(({ entry }) => itemOf(entry.output)))])
}

function itemOf(output: z.ZodType): z.ZodType {
  const list = output instanceof z.ZodObject ? output.shape['list'] : undefined
  if (list instanceof z.ZodArray) return list.element as z.ZodType
  throw new Error('an exported list answers with a list')
}
