import { extractGarment } from '@trendee/core/extraction/extract-garment'

/** What a title is labelled with, in the order of a row's cells. */
export const TITLE_LABELS = ['category', 'gender', 'color', 'pattern', 'fabric', 'sleeve', 'neckline'] as const
export type TitleLabel = (typeof TITLE_LABELS)[number]

/**
 * A made-up title and what an expert of its language reads in it, by slugs of the lexicon: several parted by `+`, equally
 * right ones by `/`, none as '' (or nothing at the end of the row). A category of `none` is no fashion.
 */
export type TitleRow = readonly [title: string, category: string, ...labels: string[]]

export interface LabelScore {
  /** Labels that the titles carry, and how many of them were found. */
  labels: number
  found: number
  /** Answers that no label asks for. */
  beyond: number
}

export interface TitleAccuracy {
  readonly titles: number
  /** Titles with every label found and nothing beyond them. */
  readonly allRight: number
  readonly scores: Readonly<Record<TitleLabel, LabelScore>>
  /** What was wrong, a line for each title. */
  readonly wrong: readonly string[]
}

/** What is read in a title, by label; a garment of no fashion has no labels. */
function answersOf(title: string): Record<TitleLabel, readonly string[]> {
  const { category, gender, attributes } = extractGarment({ title })
  const valuesOf = (type: TitleLabel) =>
    category === null ? [] : attributes.flatMap((attribute) => (attribute.type === type ? [attribute.value] : []))
  return {
    category: category === null ? [] : [category.secondary],
    gender: category === null || gender === null ? [] : [gender.value],
    color: valuesOf('color'),
    pattern: valuesOf('pattern'),
    fabric: valuesOf('fabric'),
    sleeve: valuesOf('sleeve'),
    neckline: valuesOf('neckline'),
  }
}

const labelsOf = (cell: string | undefined) =>
  cell === undefined || cell === '' || cell === 'none' ? [] : cell.split('+').map((label) => label.split('/'))

/** Compares what is read in titles with their labels. */
export function measureTitles(rows: readonly TitleRow[]): TitleAccuracy {
  const scores = Object.fromEntries(
    TITLE_LABELS.map((label): [TitleLabel, LabelScore] => [label, { labels: 0, found: 0, beyond: 0 }]),
  ) as Record<TitleLabel, LabelScore>
  const wrong: string[] = []
  for (const [title, ...cells] of rows) {
    const answers = answersOf(title)
    const faults = TITLE_LABELS.flatMap((label, index) => {
      const wanted = labelsOf(cells[index])
      const given = answers[label]
      const missed = wanted.filter((same) => !same.some((value) => given.includes(value)))
      const beyond = given.filter((value) => !wanted.some((same) => same.includes(value)))
      const score = scores[label]
      score.labels += wanted.length
      score.found += wanted.length - missed.length
      score.beyond += beyond.length
      return missed.length + beyond.length === 0
        ? []
        : [`${label} ${given.join('+') || '-'} for ${cells[index] || '-'}`]
    })
    if (faults.length > 0) wrong.push(`${title}: ${faults.join('; ')}`)
  }
  return { titles: rows.length, allRight: rows.length - wrong.length, scores, wrong }
}
