import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extractGarment } from '@trendee/core/extraction/extract-garment'
import type { ExtractedGarment } from '@trendee/core/extraction/garment'
import { learnBrands, type KnownBrands } from '@trendee/core/extraction/known-brands'
import { answerTo } from './attribute-answers'

/** A title with the attributes that a shop asked for; an empty list: the title does not say it. */
export interface LabelledTitle {
  readonly title: string
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** What became of the questions of one attribute, or of all. */
export interface AttributeScore {
  readonly right: number
  /** Answers, right or wrong. */
  readonly answered: number
  /** Questions with a label. */
  readonly labelled: number
}

export async function readLabelledTitles(path: string): Promise<LabelledTitle[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LabelledTitle)
}

export function f1({ right, answered, labelled }: AttributeScore): number {
  return answered + labelled === 0 ? 0 : (2 * right) / (answered + labelled)
}

/** Which half a title belongs to: by a hash of it, so that the halves stay the same whatever the order of the rows. */
export function halfOf(title: string): 0 | 1 {
  const last = createHash('sha256').update(title).digest().at(-1) ?? 0
  return (last & 1) === 0 ? 0 : 1
}

function plain(value: string): string {
  return value.replaceAll('&#39;', "'").replaceAll('&amp;', '&').trim().toLowerCase()
}

/**
 * Scores by attribute, most asked first. One answer a question: right when it equals one of the labels but for letter case;
 * any other answer, and one where the label is empty, is a false one; no answer where there is a label is a miss.
 */
export function scoreAttributes(
  rows: readonly LabelledTitle[],
  read: (title: string) => ExtractedGarment,
): Map<string, AttributeScore> {
  const scores = new Map<string, { right: number; answered: number; labelled: number; asked: number }>()
  for (const { title, attributes } of rows) {
    const garment = read(title)
    for (const [attribute, labels] of Object.entries(attributes)) {
      const score = scores.get(attribute) ?? { right: 0, answered: 0, labelled: 0, asked: 0 }
      scores.set(attribute, score)
      const answer = answerTo(attribute, garment)
      score.asked += 1
      if (labels.length > 0) score.labelled += 1
      if (answer === null) continue
      score.answered += 1
      if (labels.some((label) => plain(label) === plain(answer))) score.right += 1
    }
  }
  return new Map([...scores].sort(([, a], [, b]) => b.asked - a.asked))
}

export function allAttributes(scores: ReadonlyMap<string, AttributeScore>): AttributeScore {
  const sum = { right: 0, answered: 0, labelled: 0 }
  for (const { right, answered, labelled } of scores.values()) {
    sum.right += right
    sum.answered += answered
    sum.labelled += labelled
  }
  return sum
}

/** The brands that a shop's own brand field names. */
export function brandsOf(rows: readonly LabelledTitle[]): KnownBrands {
  return learnBrands(rows.flatMap(({ attributes }) => attributes['Brand Name'] ?? []))
}

/** Reads a title with the brands that other rows taught. */
export function readerWith(brands: KnownBrands): (title: string) => ExtractedGarment {
  return (title) => extractGarment({ title, brands })
}
