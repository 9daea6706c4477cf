import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { addDays, dayNumber } from '@trendee/core/periods/week'
import { GarmentDesigner, type GarmentDesign } from '../design-garment'
import type { DemoWorld } from '../demo-world'
import { FeedFile, type WrittenFile } from '../feed-file'
import { Draws, WeightedItems } from '../seeded-draws'
import { SaidWords } from '../said-words'
import type { TrendCourse } from '../trend-course'
import type { WearerGroup } from '../planted-truth'
import type { Family } from '../vocabulary/attribute-pools'
import { BRANDS, RUNWAY_CITIES } from '../vocabulary/names'
import { IMAGE_HOST } from './shop-format'

const HOUSES = 20
const LOOKS_A_SHOW = 30

/** Runway shows of the last seasons: twenty houses twice a year, thirty looks of up to three garments each; `scale` adds earlier seasons. */
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
  const designer = new GarmentDesigner()
  const group = wearer === 'men' ? 'men' : 'women'
  const weeksAgo = Math.floor((dayNumber(world.asOf) - dayNumber(shownOn)) / 7) + 1
  const makeable = world.effects.courses.filter(({ trend }) => designer.canMake(trend, group))
  const topics = new WeightedItems(makeable, (course) => topicWeight(course, group, weeksAgo, season.isSpring))
  const show = `${brand} ${season.code}`
  const shown: object[] = []
  for (let number = 1; number <= looks; number++) {
    const design =
      designer.design(draws, draws.chance(0.6) ? topics.draw(draws).trend : null, group) ??
      designer.design(draws, null, group)
    if (design === null) continue
    const id = `${lexiconSlug(show)}-${String(number).padStart(2, '0')}`
    // Draws of its own, so that what is worn beside a garment does not change the garments.
    const others = wornWith(designer, new Draws(world.seed, 'runway-outfit', id), design, group)
    shown.push({
      look_id: id,
      look_number: number,
      garments: [design, ...others].map(garmentText),
      image: `${IMAGE_HOST}/runway/${id}.jpg`,
      url: `https://www.trendee.demo/runway/${lexiconSlug(show)}/${number}`,
    })
  }
  return `${JSON.stringify({ show, designer: brand, season: season.code, city, gender: wearer, day: shownOn, looks: shown })}\n`
}

/** Families of which an outfit has one. */
const LAYERS: readonly (readonly Family[])[] = [
  ['dress', 'one-piece', 'swim', 'sleep', 'sport'],
  ['top', 'tee', 'shirt', 'knit', 'sweat'],
  ['pants', 'denim', 'skirt', 'shorts'],
  ['outerwear'],
  ['shoes', 'boots'],
  ['bag'],
]

/** From here on it is what is carried and stood in, which goes with everything. */
const CARRIED = 4
/** Nobody shows a waistcoat over swim trunks. */
const UNDRESSED: ReadonlySet<Family> = new Set(['swim', 'sleep', 'sport'])

/** Up to two garments of other layers; a dress takes no trousers. */
function wornWith(designer: GarmentDesigner, draws: Draws, main: GarmentDesign, group: WearerGroup): GarmentDesign[] {
  const taken = new Set([layerOf(main)])
  const found: GarmentDesign[] = []
  const wanted = draws.whole(0, 2)
  for (let tries = 0; tries < 12 && found.length < wanted; tries++) {
    const design = designer.design(draws, null, group)
    if (design === null) continue
    const layer = layerOf(design)
    const isDressed = taken.has(0) ? layer === 1 || layer === 2 : layer === 0 && (taken.has(1) || taken.has(2))
    const isUndressed = UNDRESSED.has(main.garment.family) || UNDRESSED.has(design.garment.family)
    if (layer < 0 || taken.has(layer) || isDressed || (isUndressed && layer < CARRIED)) continue
    taken.add(layer)
    found.push(design)
  }
  return found
}

function layerOf({ garment }: GarmentDesign): number {
  return LAYERS.findIndex((families) => families.includes(garment.family))
}

/** Houses show what will be searched for months later, for the season to come. */
function topicWeight(course: TrendCourse, group: WearerGroup, weeksAgo: number, isSpring: boolean): number {
  const { seasonPeakWeek, seasonLog } = course.trend
  const news = Math.exp(NEWS_SHARE * course.changeAt('runway', group, weeksAgo))
  const isForSpring = seasonPeakWeek > 8 && seasonPeakWeek < 35
  return news * Math.exp(Math.min(1, seasonLog) * (isForSpring === isSpring ? 0.6 : -1))
}

/** Runways exaggerate. */
const NEWS_SHARE = 1.5

function garmentText(design: GarmentDesign): string {
  const words = new SaidWords(design)
  const main = (['color', 'texture', 'fabric', 'pattern', 'shape'] as const).map((type) => words.of(type))
  const extra = (['neckline', 'sleeve', 'detail'] as const).map((type) => words.of(type)).filter((word) => word !== '')
  const sentence = [...main, words.name].filter((word) => word !== '').join(' ')
  return extra.length === 0 ? sentence : `${sentence} with ${extra.join(', ').toLowerCase()}`
}
