import { measureTitles, TITLE_LABELS, type TitleAccuracy, type TitleRow } from './title-accuracy'
import { FRENCH_TITLES } from './titles/french-titles'
import { GERMAN_TITLES } from './titles/german-titles'
import { ITALIAN_TITLES } from './titles/italian-titles'
import { JAPANESE_TITLES } from './titles/japanese-titles'
import { KOREAN_TITLES } from './titles/korean-titles'
import { PORTUGUESE_TITLES } from './titles/portuguese-titles'
import { RUSSIAN_TITLES } from './titles/russian-titles'
import { SPANISH_TITLES } from './titles/spanish-titles'
import { VIETNAMESE_TITLES } from './titles/vietnamese-titles'

/** Fifty labelled titles of each language that is read with its own words. */
export const LABELLED_TITLES: Readonly<Record<string, readonly TitleRow[]>> = {
  German: GERMAN_TITLES,
  French: FRENCH_TITLES,
  Spanish: SPANISH_TITLES,
  Italian: ITALIAN_TITLES,
  Portuguese: PORTUGUESE_TITLES,
  Japanese: JAPANESE_TITLES,
  Korean: KOREAN_TITLES,
  Russian: RUSSIAN_TITLES,
  Vietnamese: VIETNAMESE_TITLES,
}

function lineOf(language: string, { titles, allRight, scores }: TitleAccuracy): string {
  const cells = TITLE_LABELS.map((label) => {
    const { labels, found, beyond } = scores[label]
    return `${found}/${labels}${beyond > 0 ? ` +${beyond}` : ''}`.padEnd(12)
  })
  return [language.padEnd(12), ...cells, `${allRight} of ${titles}`].join('')
}

/** How titles of each language are read: labels found of all, `+` answers beyond them, titles without any fault; then the faults. */
export async function benchTitles(): Promise<void> {
  const heading = ['', ...TITLE_LABELS].map((label) => label.padEnd(12)).join('')
  const lines = [`${heading}without fault`]
  for (const [language, rows] of Object.entries(LABELLED_TITLES)) {
    const measured = measureTitles(rows)
    lines.push(lineOf(language, measured), ...measured.wrong.map((fault) => `    ${fault}`))
  }
  console.log(lines.join('\n'))
}
