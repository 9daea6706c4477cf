import type { TextKey } from '@trendee/contract/texts/texts'
import type { LineOfWork } from '@trendee/core/preferences/preferences'

/** The screens that each line of work opens first, of whichever product: those of the menu that is shown lead it. */
export const FIRST_OF_WORK: Readonly<Record<LineOfWork, readonly string[]>> = {
  designer: [
    '/trendee/season/next',
    '/trendee/trend-highlights',
    '/trendee/design-trends/color-trends',
    '/trendee/trend-gallery/trend-runway',
    '/trendee/trend-gallery/trend-social-products',
  ],
  buyer: [
    '/trendee/season/next',
    '/trendee/trend-highlights',
    '/trendee/trend-gallery/trend-retail-products',
    '/trendee/trend-gallery/trend-sales-products',
    '/trendee/brands',
  ],
  seller: [
    '/trendee/trend-gallery/trend-sales-products',
    '/trendee/trend-gallery/trend-seller',
    '/trendee/trend-highlights',
  ],
  brand: [
    '/trendee/brands',
    '/trendee/trend-gallery/trend-retail-products',
    '/trendee/creators',
    '/trendee/trend-highlights',
  ],
  student: ['/trendee/reports', '/trendee/trend-highlights', '/trendee/topics', '/trendee/trend-gallery/trend-runway'],
  other: [],
}

interface GroupedEntry {
  readonly to: string
  readonly group: TextKey
}

interface MenuGroup<Entry> {
  readonly group: TextKey
  readonly entries: readonly Entry[]
}

/** The groups of a menu in the order of its entries; what a line of work opens first stands above them, and there alone. */
export function menuGroups<Entry extends GroupedEntry>(
  entries: readonly Entry[],
  work: LineOfWork | null,
): MenuGroup<Entry>[] {
  const first = work === null ? [] : FIRST_OF_WORK[work]
  const mine = first.flatMap((to) => entries.filter((entry) => entry.to === to))
  const others = entries.filter((entry) => !mine.includes(entry))
  const groups = [...new Set(others.map(({ group }) => group))].map((group) => ({
    group,
    entries: others.filter((entry) => entry.group === group),
  }))
  return mine.length === 0 ? groups : [{ group: 'menu.for_you', entries: mine }, ...groups]
}
