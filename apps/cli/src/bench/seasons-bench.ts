import { join } from 'node:path'
import { readFashionWeekly } from './fashion-weekly'
import { readSearchSeries } from './read-search-series'
import { type SeasonScores, scoreSeasons } from './season-scores'

/** First week of the public fashion series. */
export const FASHION_START = '2015-01-05'
/** Weeks known; the seasons after the last of them end with the data. */
export const SEASON_ORIGINS = [170, 183, 196, 209] as const

/** How the verdicts about selling seasons do on real series, each by what was known when it was said. */
export async function benchSeasons(dataFolder: string): Promise<void> {
  const fashion = readFashionWeekly(dataFolder)
  if (fashion !== null) {
    const series = fashion.series.map((values) => ({ start: FASHION_START, values }))
    print('Public weekly fashion series', scoreSeasons(series, SEASON_ORIGINS))
  }
  const search = await readSearchSeries(join(dataFolder, 'search'))
  const starts = [...new Set(search.map(({ series }) => series.start))]
  for (const start of starts) {
    const alike = search.flatMap(({ series }) => (series.start === start ? [series] : []))
    const weeks = Math.min(...alike.map(({ values }) => values.length))
    print(
      `${alike.length} series of search interest from ${start}`,
      scoreSeasons(alike, [weeks - 91, weeks - 78, weeks - 65, weeks - 52]),
    )
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function print(title: string, { seasons, byVerdict, unsure, inBand, closer, climbed, dropped }: SeasonScores): void {
  console.log(`${title}: ${seasons} verdicts about seasons that came`)
  for (const [kind, { verdicts, claimed, borneOut, rose, unchanged }] of byVerdict) {
    const rival = kind === 'returns' ? `, ${unchanged} by last year's level` : ''
    const held = claimed === 0 ? `${rose} rose` : `${borneOut} of ${claimed} borne out${rival}`
    console.log(`  ${kind.padEnd(10)} ${String(verdicts).padStart(4)}   ${held}`)
  }
  console.log(
    `  not known or a guess ${percent(unsure)}; came within the band ${percent(inBand)}; closer than the year before ${percent(closer)}`,
  )
  console.log(
    `  rose by a fifth: ${climbed.told} of ${climbed.came} told so; fell by a fifth: ${dropped.told} of ${dropped.came}`,
  )
}
