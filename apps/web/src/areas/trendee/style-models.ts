import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import { groupOfWearer } from '@trendee/core/lexicon/gender-groups'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import type { StyleFacts } from '@trendee/core/sentences/style-summary'

export type StyleOfTheDay = OutputOf<typeof trends.styleOfTheDay>
export type ShownStyle = NonNullable<StyleOfTheDay['style']>
export type ShownBoard = OutputOf<typeof trends.styleBoard>

/** A style with what shows it. */
export interface StyleOnBoard {
  readonly style: ShownStyle
  readonly board: ShownBoard
}

/** The figures of the page, as the sentences tell them. */
export function styleFacts({ style, board }: StyleOnBoard): StyleFacts {
  const [item] = board.items
  const [low, high] = [item?.levels.at(0), item?.levels.at(-1)]
  const groups = new Map<GenderGroup, number>()
  for (const { gender, share } of board.genders) {
    const group = groupOfWearer(gender)
    if (group !== '') groups.set(group, (groups.get(group) ?? 0) + share)
  }
  const [wearer] = [...groups].toSorted(([, a], [, b]) => b - a)
  return {
    name: { en: style.name, zh: style.trend_name_zh },
    day: style.day,
    rise: style.rise,
    riseWeeks: style.rise_weeks,
    weeks: style.weeks,
    rising: style.rising,
    products: board.products,
    colors: board.palette.map(({ name, name_zh: zh, share }) => ({ name: { en: name, zh }, share })),
    item:
      item === undefined
        ? null
        : {
            name: { en: item.name, zh: item.name_zh },
            share: item.share,
            prices:
              low === undefined || high === undefined || low === high || board.currency === null
                ? null
                : { currency: board.currency, lowTo: low.to, highFrom: high.from },
          },
    wearer: wearer === undefined ? null : { gender: wearer[0], share: wearer[1] },
  }
}
