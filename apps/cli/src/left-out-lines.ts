import type { ImportRun } from '@trendee/contract/admin/import-run'
import { dataTexts } from '@trendee/contract/texts/data'

/** What of a file was left out though it could be read, a line for each reason, that of most rows first. */
export function leftOutLines({ left_out }: Pick<ImportRun, 'left_out'>): string[] {
  return [...left_out]
    .sort((a, b) => b.rows - a.rows)
    .map(({ reason, rows, examples }) => {
      const shown = examples.length === 0 ? '' : ` For example: ${examples.map((title) => `"${title}"`).join(', ')}`
      return `${rows} ${rows === 1 ? 'row' : 'rows'} left out. ${dataTexts[`left_out.${reason}`].en}${shown}`
    })
}
