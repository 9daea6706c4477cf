import type { Unread } from './read-count'
import { DIGITS, type DecimalMark, plainNumber, plainSigns, readDigits } from './digits'
import { isNothing } from './nothing'

const BEST = 5

/** Between a rating and the scale it is of, in either order: `4.3 out of 5 stars`, `5つ星のうち4.2`. Small letters. */
const OF_SCALE =
  /^ ?(?:\/|out of|of|von|sur|de|su|van|na|z|из|av|af|점 만점에|つ星のうち|点満点中|分中|星のうち|trên|üzerinden|\/ ) ?$/u
const SCALE_FIRST = /つ星のうち|点満点中|星のうち|점 만점에|分中|üzerinden/u
const BESIDE =
  /^ ?(?:stars?|sternen?|étoiles?|estrellas|estrelas|stelle|sterren|gwiazdek|звезд|звёзд|yıldız|sao|星|分|点|점|★|⭐|☆)?\.? ?$/u
/** What may stand before it: its own name. */
const CALLED =
  /^(?:rating|rated|bewertung|note|évaluation|valoración|calificación|valutazione|voto|avaliação|beoordeling|ocena|оценка|рейтинг|puan|đánh giá|评分|評分|評価|별점|평점) ?: ?|^(?:rating|rated|评分|評分|評価|별점|평점) ?/u
/** Scales that are read as one of five: other numbers behind a rating count something else. */
const SCALES: ReadonlySet<number> = new Set([BEST, 10, 100])

/** `★★★★☆`, `⭐⭐⭐⭐`, `★★★★½`. One star alone may be a mark of anything. */
const STARS = /^(?<full>[★⭐]{1,5})(?<half>½?)(?<empty>☆{0,4})$/u
const RUN_OF_STARS = /[★⭐☆]{2,5}/u

/** A rating from 0 to 5, as a number or in words (`4,4 von 5 Sternen`); null where the cell says nothing, or 0: not rated. */
export function readRating(cell: unknown, mark: DecimalMark | null = null): number | Unread | null {
  if (isNothing(cell)) return null
  if (typeof cell === 'number') return rated(cell, BEST)
  if (typeof cell !== 'string') return { unread: 'is not a rating from 0 to 5' }
  const plain = plainNumber(cell.trim())
  if (plain !== null) return rated(plain, BEST)
  // How many rated stands behind it at times: `4.5 (123)`.
  const text = withoutRaters(plainSigns(cell).toLowerCase()).replace(CALLED, '')
  const stars = starsIn(withoutRaters(cell))
  if (stars !== null) return stars
  // Of `★★★★★ 4.8` the number tells more; a whole one beside stars may be how many rated.
  const words = /\d[.,]\d/u.test(text) ? text.replace(RUN_OF_STARS, '★') : text
  const numbers = [...words.matchAll(DIGITS)]
  const values = numbers.map(([digits]) => readDigits(digits, mark, () => 'decimal'))
  const [first, second] = numbers
  if (!first || numbers.length > 2 || values.some((value) => typeof value !== 'number'))
    return { unread: 'is not a rating from 0 to 5' }
  const last = second ?? first
  const between = second ? words.slice(first.index + first[0].length, second.index) : ''
  const isKnown =
    BESIDE.test(words.slice(0, first.index)) &&
    BESIDE.test(words.slice(last.index + last[0].length)) &&
    (!second || OF_SCALE.test(between))
  if (!isKnown) return { unread: 'is not a rating from 0 to 5' }
  const [one = 0, other = BEST] = values as number[]
  return SCALE_FIRST.test(between) ? rated(other, one) : rated(one, other)
}

function withoutRaters(text: string): string {
  return text.replace(/ ?\([\d.,]+ ?\p{L}*\)$/u, '')
}

/** The rating that a row of stars draws; null where the text is none, or draws other than five. */
function starsIn(text: string): number | null {
  const { full = '', half = '', empty = '' } = STARS.exec(text.replaceAll(/[\s\ufe0f]/gu, ''))?.groups ?? {}
  const drawn = full.length + half.length + empty.length
  if (drawn < 2 || drawn > BEST || (empty !== '' && drawn !== BEST)) return null
  return full.length + half.length / 2
}

function rated(value: number, best: number): number | Unread | null {
  if (value === -1 || Number.isNaN(value)) return null
  if (!SCALES.has(best) || value < 0 || value > best) return { unread: 'is not a rating from 0 to 5' }
  return value === 0 ? null : Math.round(((value * BEST) / best) * 1e6) / 1e6
}
