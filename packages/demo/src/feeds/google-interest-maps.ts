import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { addDays } from '@trendee/core/periods/week'
import type { DemoWorld } from '../demo-world'
import { csvCell, writeFeedFile, type WrittenFile } from '../feed-file'
import type { PlantedTrend } from '../planted-truth'
import { Draws } from '../seeded-draws'
import { MOTIFS, MOTIF_TRUTH, SLOGANS } from '../printed-motifs'
import { baseInterest } from '../trend-interest'
import { COUNTRIES, US_STATES } from '../vocabulary/places'

/** Terms for which an analyst has saved maps and related queries. */
const MAPPED_TERMS = 40

/** Terms in the news first, then the most searched. */
function mappedTrends(world: DemoWorld): PlantedTrend[] {
  const trends = world.effects.courses.map((course) => course.trend)
  const isNews = (trend: PlantedTrend): boolean =>
    trend.shape === 'rise' || trend.shape === 'slow_rise' || trend.term === 'cargo pants'
  const rest = trends
    .filter((trend) => !isNews(trend))
    .sort((a, b) => baseInterest(b, world.seed) - baseInterest(a, world.seed))
  return [...trends.filter(isNews), ...rest].slice(0, MAPPED_TERMS)
}

/** `geoMap.csv` of the American states and of the world for the mapped terms. */
export async function writeInterestMaps(world: DemoWorld): Promise<WrittenFile[]> {
  const files: WrittenFile[] = []
  for (const trend of mappedTrends(world)) {
    for (const [region, places] of [
      ['US', US_STATES],
      ['world', COUNTRIES],
    ] as const) {
      const path = `google-trends/maps/geoMap-${region.toLowerCase()}-${lexiconSlug(trend.term)}.csv`
      await writeFeedFile(world.folder, path, mapText(trend, region, places, world))
      files.push({ path, capturedOn: world.asOf, options: { region } })
    }
  }
  return files
}

/** Whether a trend is warm-weather (1) or cold-weather wear (−1): warm places search the former more. */
function warmthOf(trend: PlantedTrend): number {
  const isSummer = trend.seasonPeakWeek > 12 && trend.seasonPeakWeek < 34
  return Math.min(1, trend.seasonLog) * (isSummer ? 1 : -1)
}

function mapText(
  trend: PlantedTrend,
  region: string,
  places: readonly (readonly [name: string, warmth: number])[],
  world: DemoWorld,
): string {
  const draws = new Draws(world.seed, 'map', trend.term, region)
  const rows = places.map(([name, warmth]) => ({
    name,
    interest: draws.spread(Math.exp((warmth - 0.5) * 1.2 * warmthOf(trend)), 0.28),
    // Small places search too little of a rare term for Google to say.
    isUnknown: draws.chance(region === 'world' ? 0.16 : 0.04),
  }))
  const top = Math.max(...rows.filter((row) => !row.isUnknown).map((row) => row.interest))
  const lines = rows
    .map((row) => ({
      name: row.name,
      value: row.isUnknown ? null : Math.max(1, Math.round((row.interest / top) * 100)),
    }))
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
    .map((row) => `${csvCell(row.name)},${row.value ?? ''}`)
  const head = region === 'world' ? 'Country' : 'Region'
  const span = `${shortDate(addDays(world.asOf, -365))} - ${shortDate(world.asOf)}`
  return ['Category: All categories', '', `${head},${trend.term}: (${span})`, ...lines, ''].join('\n')
}

/** As an American export writes it: `11/1/26`. */
function shortDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`
}

const TOP_TAILS = [
  'women',
  'outfit',
  'men',
  'black',
  'for women',
  'brown',
  'near me',
  'sale',
  'white',
  'vintage',
  'cheap',
  'style',
]
const RISING_TAILS = [
  'outfit fall 2026',
  'how to style',
  'trend 2026',
  'plus size',
  'dupe',
  'capsule wardrobe',
  'street style',
]

/** `relatedQueries.csv` of the mapped terms in the United States. */
export async function writeRelatedQueries(world: DemoWorld): Promise<WrittenFile[]> {
  const files: WrittenFile[] = []
  for (const trend of mappedTrends(world)) {
    const path = `google-trends/related/relatedQueries-${lexiconSlug(trend.term)}.csv`
    await writeFeedFile(world.folder, path, relatedText(trend, world.seed))
    files.push({ path, capturedOn: world.asOf, options: { term: trend.term, region: 'US' } })
  }
  const path = `google-trends/related/relatedQueries-${lexiconSlug(PRINT_TERM)}.csv`
  await writeFeedFile(world.folder, path, printsText(world.seed))
  files.push({ path, capturedOn: world.asOf, options: { term: PRINT_TERM, region: 'US' } })
  return files
}

/** Not one of the mapped terms: its queries are prints. */
const PRINT_TERM = 'graphic tee'

/** Beside graphic tees people search for what is printed on them; what rises there is what shops bring out. */
function printsText(seed: number): string {
  const draws = new Draws(seed, 'related', PRINT_TERM)
  let value = 100
  const topLines = [...MOTIFS.map((motif) => `${motif} shirt`), ...SLOGANS.map((slogan) => `${slogan} shirt`)].map(
    (query) => {
      const line = `${query.toLowerCase()},${value}`
      value = Math.max(2, Math.round(value * draws.between(0.68, 0.95)))
      return line
    },
  )
  const rising = [`${MOTIF_TRUTH.rising} shirt,Breakout`, `${MOTIF_TRUTH.wanted} sweater,${risingCell(180)}`]
  return [
    'Category: All categories',
    '',
    'TOP',
    ...topLines,
    '',
    'RISING',
    ...rising.map((line) => line.toLowerCase().replace('breakout', 'Breakout')),
    '',
  ].join('\n')
}

function relatedText(trend: PlantedTrend, seed: number): string {
  const draws = new Draws(seed, 'related', trend.term)
  const top = TOP_TAILS.map((tail) => `${trend.term} ${tail}`)
  let value = 100
  const topLines = top.map((query) => {
    const line = `${query},${value}`
    value = Math.max(2, Math.round(value * draws.between(0.68, 0.95)))
    return line
  })
  const risingLines = RISING_TAILS.map((tail) => ({
    query: tail.startsWith('how') ? `${tail} ${trend.term}` : `${trend.term} ${tail}`,
    percent:
      Math.round(draws.spread(trend.shape === 'rise' ? 1500 : trend.shape === 'slow_rise' ? 350 : 90, 1.1) / 10) * 10,
  }))
    .sort((a, b) => b.percent - a.percent)
    .map(({ query, percent }) => `${query},${percent > 5000 ? 'Breakout' : risingCell(Math.max(40, percent))}`)
  return ['Category: All categories', '', 'TOP', ...topLines, '', 'RISING', ...risingLines, ''].join('\n')
}

function risingCell(percent: number): string {
  return csvCell(`+${percent.toLocaleString('en-US')}%`)
}
