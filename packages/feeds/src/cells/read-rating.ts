import type { Unread } from './read-count'
import { DIGITS, type DecimalMark, plainNumber, plainSigns, readDigits } from './digits'
import { isNothing } from './nothing'

const BEST = 5

/** Between a rating and the scale it is of, in either order: `4.3 out of 5 stars`, `5つ星のうち4.2`. Small letters. */
const OF_SCALE =
  /^ ?(?:\/|out of|of|von|sur|de|su|van|na|z|из|av|af|점 만점에|つ星のうち|点満点中|分中|星のうち|\/ ) ?$/u
const SCALE_FIRST = /つ星のうち|点満点中|星のうち|점 만점에|分中/u
const BESIDE =
  /^ ?(?:stars?|sternen?|étoiles?|estrellas|estrelas|stelle|sterren|gwiazdek|звезд|звёзд|星|分|点|점|★|⭐|☆)?\.? ?$/u

/** A rating from 0 to 5, as a number or in words (`4,4 von 5 Sternen`); null where the cell says nothing, or 0: not rated. */
export function readRating(cell: unknown, mark: DecimalMark | null = null): number | Unread | null {
  if (isNothing(cell)) return null
  if (typeof cell === 'number') return rated(cell, BEST)
  if (typeof cell !== 'string') return { unread: 'is not a rating from 0 to 5' }
  const plain = plainNumber(cell.trim())
  if (plain !== null) return rated(plain, BEST)
  // How many rated stands behind it at times: `4.5 (123)`.
  const text = plainSigns(cell)
    .toLowerCase()
    .replace(/ ?\([\d.,]+ ?\p{L}*\)$/u, '')
  const numbers = [...text.matchAll(DIGITS)]
  const values = numbers.map(([digits]) => readDigits(digits, mark, () => 'decimal'))
  const [first, second] = numbers
  if (!first || numbers.length > 2 || values.some((value) => typeof value !== 'number'))
    return { unread: 'is not a rating from 0 to 5' }
  const last = second ?? first
  const between = second ? text.slice(first.index + first[0].length, second.index) : ''
  const isKnown =
    BESIDE.test(text.slice(0, first.index)) &&
    BESIDE.test(text.slice(last.index + last[0].length)) &&
    (!second || OF_SCALE.test(between))
  if (!isKnown) return { unread: 'is not a rating from 0 to 5' }
  const [one = 0, other = BEST] = values as number[]
  return SCALE_FIRST.test(between) ? rated(other, one) : rated(one, other)
}

function rated(value: number, best: number): number | Unread | null {
  if (value === -1 || Number.isNaN(value)) return null
  if (best !== BEST || value < 0 || value > BEST) return { unread: 'is not a rating from 0 to 5' }
  return value === 0 ? null : value
}
