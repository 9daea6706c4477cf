import { region, slug, trendGender } from '../parameters'

export const listAccess = { who: 'line', line: 'trendee', feature: 'trend_list' } as const
export const detailAccess = {
  who: 'line',
  line: 'trendee',
  feature: 'trend_detail',
  item: { kind: 'trend', field: 'name' },
} as const

/** A trend by id or by name in either language, for one gender, or `all`, and region. */
export const trendKey = { name: slug, gender: trendGender, region }
