import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { addDays } from '@trendee/core/periods/week'
import { GarmentDesigner, type GarmentDesign } from '../design-garment'
import type { DemoWorld } from '../demo-world'
import { FeedFile, type WrittenFile } from '../feed-file'
import { Draws, WeightedItems } from '../seeded-draws'
import type { TrendCourse } from '../trend-interest'
import { BRANDS, RUNWAY_CITIES } from '../vocabulary/names'
import { IMAGE_HOST } from './shop-format'

const HOUSES = 20
const LOOKS_A_SHOW = 30

/** Runway shows of the last seasons: twenty houses twice a year, thirty looks each; `scale` adds earlier seasons. */
export async function writeRunway(world: DemoWorld): Promise<WrittenFile[]> {
  const seasons = Math.max(1, Math.round(2 * world.scale))
  const looks = Math.max(1, Math.min(LOOKS_A_SHOW, Math.round((LOOKS_A_SHOW * 2 * world.scale) / seasons)))
  const written: WrittenFile[] = []
  for (let back = seasons - 1; back >= 0; back--) {
    const season = seasonBack(world.asOf, back)
    const path = `runway/${season.code.toLowerCase()}.ndjson`
    const file = await FeedFile.create(world.folder, path)
    for (let house = 0; house < HOUSES; house++) {
      if (file.add(showText(world, season, house, looks))) await file.flush()
    }
    await file.close()
    written.push({ path, capturedOn: addDays(season.opens, 35), options: {} })
  }
  return written
}

interface Season {
  readonly code: string
  readonly isSpring: boolean
  /** First day of the first city. */
  readonly opens: string
}

/** Spring is shown in September for the year after, autumn in February for the same year. */
function seasonBack(asOf: string, back: number): Season {
  const year = Number(asOf.slice(0, 4))
  const isAfterSpringShows = asOf.slice(5) >= '10-15'
  const newest = isAfterSpringShows ? 2 * year + 1 : 2 * year
  const number = newest - back
  const shownIn = Math.floor(number / 2)
  return number % 2 === 1
    ? { code: `SS${String(shownIn + 1).slice(2)}`, isSpring: true, opens: `${shownIn}-09-10` }
    : { code: `FW${String(shownIn).slice(2)}`, isSpring: false, opens: `${shownIn}-02-10` }
}

function showText(world: DemoWorld, season: Season, house: number, looks: number): string {
  const brand = BRANDS[house] ?? ''
  const draws = new Draws(world.seed, 'runway', season.code, house)
  const city = RUNWAY_CITIES[house % RUNWAY_CITIES.length] ?? ''
  const shownOn = addDays(season.opens, (house % RUNWAY_CITIES.length) * 7 + draws.whole(0, 6))
  const wearer = draws.chance(0.7) ? 'women' : draws.chance(0.6) ? 'men' : 'unisex'
  const topics = new WeightedItems(world.effects.courses, (course) => topicWeight(course, season.isSpring))
  const designer = new GarmentDesigner()
  const show = `${brand} ${season.code}`
  let text = ''
  for (let number = 1; number <= looks; number++) {
    const design =
      designer.design(draws, draws.chance(0.6) ? topics.draw(draws).trend : null, wearer) ??
      designer.design(draws, null, wearer)
    if (design === null) continue
    const id = `${lexiconSlug(show)}-${String(number).padStart(2, '0')}`
    text += `${JSON.stringify({
      look_id: id,
      show,
      brand,
      season: season.code,
      city,
      gender: wearer,
      shown_on: shownOn,
      look_number: number,
      description: lookText(design),
      image: `${IMAGE_HOST}/runway/${id}.jpg`,
    })}\n`
  }
  return text
}

/** Houses show what will rise more than what has passed, for the season to come. */
function topicWeight(course: TrendCourse, isSpring: boolean): number {
  const { shape, seasonPeakWeek, seasonLog } = course.trend
  const news = shape === 'jump' || shape === 'seasonal_jump' ? 5 : shape === 'ramp' ? 3 : shape === 'fade' ? 0.4 : 1
  const isForSpring = seasonPeakWeek > 8 && seasonPeakWeek < 35
  return news * Math.exp(Math.min(1, seasonLog) * (isForSpring === isSpring ? 0.6 : -1))
}

function lookText(design: GarmentDesign): string {
  const of = design.attributes
  const main = [of.get('color'), of.get('texture'), of.get('fabric'), of.get('pattern'), of.get('shape'), design.name]
  const with_ = [of.get('neckline'), of.get('sleeve'), of.get('detail')].filter((word) => word !== undefined)
  const sentence = main.filter((word) => word !== undefined).join(' ')
  const extra = with_.length === 0 ? '' : ` with ${with_.join(', ').toLowerCase()}`
  return `${sentence}${extra}`
}
