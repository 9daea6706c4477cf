import { addDays, addWeeks } from '@trendee/core/periods/week'
import type { DemoWorld } from '../demo-world'
import { writeFeedFile, type WrittenFile } from '../feed-file'
import { wavesLog } from '../adoption-wave'
import { baseInterest, historyStart, searchInterest } from '../trend-interest'
import { SEARCH_REGIONS, type SearchRegion } from '../vocabulary/places'
import { HISTORY_WEEKS, type PlantedTrend } from '../planted-truth'

/** As many terms as Google compares in one export. */
const TERMS_A_FILE = 5

/** Five years of weekly search interest: one `multiTimeline.csv` for each five terms of each region. */
export async function writeTimelines(world: DemoWorld): Promise<WrittenFile[]> {
  const trends = world.effects.courses.map((course) => course.trend)
  const groups = comparableGroups(trends, world.seed)
  // Google's weeks begin on Sunday, the day before ours.
  const firstSunday = addDays(historyStart(world.asOf), -1)
  const sundays = Array.from({ length: HISTORY_WEEKS }, (_, week) => addWeeks(firstSunday, week))
  const files: WrittenFile[] = []
  for (const region of SEARCH_REGIONS) {
    const named = groups.map((group, index) => ({
      group,
      path: `google-trends/${region.code.toLowerCase()}/multiTimeline-${String(index + 1).padStart(2, '0')}.csv`,
    }))
    // Hundreds of small files: waiting for each in turn would cost more than working them out.
    await Promise.all(
      named.map(({ group, path }) => writeFeedFile(world.folder, path, timelineText(group, region, sundays, world))),
    )
    for (const { path } of named) files.push({ path, capturedOn: world.asOf, options: {} })
  }
  return files
}

/** Files in which a rare term stands beside four that everybody searches, so that `<1` occurs as it does in real exports. */
const MIXED_FILES = 6

/** Terms that are searched about as often share a file, as an analyst would put them: else small ones would vanish in the rounding. */
function comparableGroups(trends: readonly PlantedTrend[], seed: number): PlantedTrend[][] {
  const peakOf = (trend: PlantedTrend): number =>
    baseInterest(trend, seed) * Math.exp(trend.seasonLog + highestChange(trend))
  const sorted = [...trends].sort((a, b) => peakOf(b) - peakOf(a))
  const rare = sorted.filter(isQuiet).slice(-MIXED_FILES)
  const common = sorted.filter((trend) => !rare.includes(trend))
  const groups: PlantedTrend[][] = []
  while (common.length > 0) {
    const mixed = rare[groups.length]
    groups.push(mixed ? [...common.splice(0, TERMS_A_FILE - 1), mixed] : common.splice(0, TERMS_A_FILE))
  }
  return groups
}

function highestChange(trend: PlantedTrend): number {
  const weeks = Array.from({ length: HISTORY_WEEKS }, (_, week) => wavesLog(trend.waves, week + 1))
  return Math.max(0, ...weeks)
}

function isQuiet(trend: PlantedTrend): boolean {
  return trend.shape === 'season' || trend.shape === 'flat'
}

function timelineText(
  trends: readonly PlantedTrend[],
  region: SearchRegion,
  sundays: readonly string[],
  world: DemoWorld,
): string {
  const series = trends.map((trend) => searchInterest(trend, region, world.asOf, world.seed))
  const top = Math.max(...series.flat())
  const lines = [
    'Category: All categories',
    '',
    `Week,${trends.map(({ term }) => `${term}: (${region.name})`).join(',')}`,
  ]
  for (const [week, sunday] of sundays.entries()) {
    lines.push(`${sunday},${series.map((one) => indexValue(one[week] ?? 0, top)).join(',')}`)
  }
  return `${lines.join('\n')}\n`
}

/** 0–100 against the highest value of the file, whole, and `<1` for what is there but rounds to nothing. */
function indexValue(value: number, top: number): string {
  const index = (value / top) * 100
  return index < 0.5 ? '<1' : String(Math.round(index))
}
