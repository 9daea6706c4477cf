import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { dayNumber } from '@trendee/core/periods/week'
import { type DemoCreator, demoCreators } from './demo-creators'
import { GarmentDesigner, type GarmentDesign } from './design-garment'
import { OBSERVED_DAYS } from './demo-products'
import { Draws, WeightedItems } from './seeded-draws'
import { baseInterest, type TrendCourse } from './trend-interest'
import type { TrendEffects } from './trend-effects'

/** A post before it takes the shape of one network's file. */
export interface DemoPost {
  readonly index: number
  readonly creator: DemoCreator
  /** Followers when it was posted. */
  readonly followers: number
  readonly caption: string
  readonly hashtags: readonly string[]
  /** Unix seconds. */
  readonly postedAt: number
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly shares: number
}

const POSTS = 20_000
const DAY_SECONDS = 86_400
const SEASON_SHARE = 0.8
const WEEKS = Math.ceil(OBSERVED_DAYS / 7)

/** Posts of the observed half-year, oldest first; their topics follow the trends, ahead of searches by each trend's lead. */
export function* demoPosts(
  effects: TrendEffects,
  world: { readonly seed: number; readonly scale: number; readonly asOf: string },
): Generator<DemoPost> {
  const draws = new Draws(world.seed, 'posts')
  const creators = new WeightedItems(demoCreators(world.seed), (creator) => creator.weight)
  const designer = new GarmentDesigner()
  const total = Math.max(WEEKS, Math.round(POSTS * world.scale))
  const asOfDay = dayNumber(world.asOf)
  let index = 0
  for (let week = 0; week < WEEKS; week++) {
    const topics = new WeightedItems(effects.courses, (course) => topicWeight(course, WEEKS - week, world.seed))
    const until = Math.round((total * (week + 1)) / WEEKS)
    const count = until - index
    for (let inWeek = 0; inWeek < count; inWeek++, index++) {
      const course = topics.draw(draws)
      const design = designer.design(draws, course.trend) ?? designer.design(draws, null)
      const creator = creators.draw(draws)
      if (design === null) continue
      const firstDay = asOfDay + 1 - 7 * (WEEKS - week)
      const postedAt = (firstDay + (7 * inWeek) / count) * DAY_SECONDS
      yield post(draws, creator, design, course, index, Math.floor(postedAt), (WEEKS - week) / 52)
    }
  }
}

/** How often a trend is posted about in a week, `weeksAgo` counted so that the newest is 1. */
function topicWeight(course: TrendCourse, weeksAgo: number, seed: number): number {
  const at = course.seasonLog.length - weeksAgo
  const season = (course.seasonLog[at] ?? 0) * SEASON_SHARE
  return baseInterest(course.trend, seed) ** 0.6 * Math.exp(season + (course.socialChangeLog[at] ?? 0))
}

function post(
  draws: Draws,
  creator: DemoCreator,
  design: GarmentDesign,
  course: TrendCourse,
  index: number,
  postedAt: number,
  yearsAgo: number,
): DemoPost {
  const followers = Math.round(creator.followers * (1 - creator.growth * yearsAgo))
  const likes = Math.round(followers * draws.spread(creator.likeShare, 0.6))
  const reach = draws.spread(creator.platform === 'tiktok' ? 14 : 6, 0.5)
  const hashtags = hashtagsOf(draws, design, course)
  return {
    index,
    creator,
    followers,
    caption: `${captionOf(draws, design, course)} ${hashtags.map((tag) => `#${tag}`).join(' ')}`,
    hashtags,
    postedAt,
    views: Math.round(likes * reach) + draws.whole(20, 400),
    likes,
    comments: Math.round(likes * draws.spread(0.025, 0.6)),
    shares: Math.round(likes * draws.spread(0.03, 0.8)),
  }
}

const OPENINGS = [
  'Living in my',
  'Obsessed with this',
  'How I style a',
  'Three ways to wear a',
  'Thrifted this',
  'Outfit of the day:',
  'Would you wear a',
  'Packing my',
  'Finally found the perfect',
  'New in:',
] as const
const CLOSINGS = [
  'for the weekend',
  'with simple shoes',
  'for work',
  'on repeat',
  'for brunch',
  'and I am not sorry',
  'in my size',
] as const

function captionOf(draws: Draws, design: GarmentDesign, course: TrendCourse): string {
  const color = design.attributes.get('color') ?? ''
  const style = draws.chance(0.35) ? (design.attributes.get('style') ?? '') : ''
  const pattern = design.attributes.get('pattern') ?? ''
  const fabric = draws.chance(0.5) ? (design.attributes.get('fabric') ?? '') : ''
  const what = [style, color, pattern, fabric, design.name]
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase()
  const wearer = { women: "women's ", men: "men's ", girls: "girls' ", boys: "boys' ", unisex: '' }[design.wearer]
  const garment = `${draws.chance(0.3) ? wearer : ''}${what}`
  return `${draws.pick(OPENINGS)} ${garment} ${draws.pick(CLOSINGS)}. ${capitalised(course.trend.term)} all the way.`
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const USUAL_TAGS = [
  'ootd',
  'fashion',
  'style',
  'outfitinspo',
  'grwm',
  'fashiontok',
  'whatiwore',
  'streetstyle',
] as const

function hashtagsOf(draws: Draws, design: GarmentDesign, course: TrendCourse): string[] {
  const tags = new Set([hashtagOf(course.trend.term), draws.pick(USUAL_TAGS)])
  if (draws.chance(0.6)) tags.add(hashtagOf(design.name))
  if (draws.chance(0.3)) tags.add(draws.pick(USUAL_TAGS))
  return [...tags]
}

/** `wide leg trousers` → `widelegtrousers`. */
export function hashtagOf(term: string): string {
  return lexiconSlug(term).replaceAll('-', '')
}
