import { colorPairs as askPairs } from '@trendee/analytics/colors/color-pairs'
import { paletteOverTime as askPalette } from '@trendee/analytics/colors/palette-over-time'
import { swatchColors } from '@trendee/analytics/colors/swatch-colors'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ShareMove } from '@trendee/core/colors/share-moves'
import { pictureAddress } from '../../answers/picture-address'
import { colorHex, valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

/** Colours of which a half of the palette says that they gained, and as many that lost. */
const MOST_MOVES = 8

/** A colour of the lexicon; one that it no longer has is a grey of its own name. */
function swatchOf(value: string) {
  return { value, ...valueNames('color', value), hex: colorHex(value) ?? '#808080' }
}

function moveOf({ value, before, now }: ShareMove) {
  return { ...swatchOf(value), before, now }
}

export const paletteOverTime: Handler<typeof CONTRACT.trends.paletteOverTime> = async (
  { of, by, span, gender, quantity },
  { runtime },
) => {
  const { asOf, colors, periods, moves } = await askPalette(runtime.analytics, { of, by, span, gender, quantity })
  return {
    as_of: asOf,
    colors: colors.map(swatchOf),
    periods: periods.map(({ start, named, records }) => ({
      start,
      named,
      shares: records.map((count) => (named === 0 ? null : count / named)),
      other: named === 0 ? null : 1 - records.reduce((sum, count) => sum + count, 0) / named,
    })),
    moves: moves && {
      before_from: moves.beforeFrom,
      now_from: moves.nowFrom,
      gained: moves.gained.slice(0, MOST_MOVES).map(moveOf),
      lost: moves.lost.slice(0, MOST_MOVES).map(moveOf),
    },
  }
}

export const colorPairs: Handler<typeof CONTRACT.trends.colorPairs> = async (
  { of, gender, color, quantity },
  { runtime },
) => {
  const { list, total, records } = await askPairs(runtime.analytics, { of, gender, color, quantity })
  return {
    list: list.map(({ one, other, together, withOne, withOther, lift }) => ({
      one: swatchOf(one),
      other: swatchOf(other),
      together,
      with_one: withOne,
      with_other: withOther,
      lift,
    })),
    total,
    records,
  }
}

export const swatches: Handler<typeof CONTRACT.trends.swatches> = async ({ type, gender, quantity }, { runtime }) => {
  const { list, total } = await swatchColors(runtime.analytics, { type, gender, quantity })
  return {
    list: list.map(({ value, products, colors }) => ({
      value,
      ...valueNames(type, value),
      products,
      colors: colors.map(({ color, products: count }) => ({
        ...swatchOf(color),
        products: count,
        share: count / products,
      })),
      picture: pictureAddress('swatch', [type, value, colors.map(({ color }) => color).join('+')].join('.')),
    })),
    total,
  }
}
