import { dayNumber } from '@trendee/core/periods/week'
import { type DemoCreator, demoCreators } from './demo-creators'
import { GarmentDesigner, type GarmentDesign } from './design-garment'
import { OBSERVED_DAYS } from './demo-products'
import { Draws, WeightedItems } from './seeded-draws'
import { withBrand } from './brand-mentions'
import { LED_SHARE, plantedLeaders } from './planted-leaders'
import { captionFor } from './post-captions'
import { WEARER_GROUPS, type WearerGroup } from './planted-truth'
import type { TrendCourse } from './trend-course'
import type { TrendEffects } from './trend-effects'
import { baseInterest } from './trend-interest'

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
/** Posts that stand in examples of the documentation, by index. */
const EXAMPLE_NETWORKS: readonly (readonly [index: number, network: DemoCreator['platform']])[] = [
  [0, 'tiktok'],
  [2, 'instagram'],
]
const SEASON_SHARE = 0.8
const WEEKS = Math.ceil(OBSERVED_DAYS / 7)

/** Posts of the observed half-year, oldest first; their topics follow the trends, ahead of searches by each trend's lead. */
export function* demoPosts(
  effects: TrendEffects,
  world: { readonly seed: number; readonly scale: number; readonly asOf: string },
): Generator<DemoPost> {
  const draws = new Draws(world.seed, 'posts')
  const everybody = demoCreators(world.seed)
  const creatorsOn = (networks: readonly DemoCreator['platform'][]): WeightedItems<DemoCreator> =>
    new WeightedItems(
      everybody.filter(({ platform }) => networks.includes(platform)),
      (creator) => creator.weight,
    )
  const creators = creatorsOn(['instagram', 'tiktok'])
  const ofExamples = new Map(EXAMPLE_NETWORKS.map(([example, network]) => [example, creatorsOn([network])]))
  const designer = new GarmentDesigner()
  const leaders = plantedLeaders(world.seed)
  /** What a creator who leads a trend posts instead; with draws of its own, so that no other post changes. */
  const ledPost = ({ creator, index, postedAt }: DemoPost, weeksAgo: number): DemoPost | null => {
    const led = leaders.find(
      ({ creator: { handle }, fromWeeksAgo, toWeeksAgo }) =>
        handle === creator.handle && weeksAgo <= fromWeeksAgo && weeksAgo > toWeeksAgo,
    )
    const course = effects.courses.find(({ trend }) => trend.term === led?.term)
    const own = new Draws(world.seed, 'led-post', index)
    if (course === undefined || !own.chance(LED_SHARE)) return null
    const design = designer.design(own, course.trend, course.trend.wearer)
    return design === null ? null : post(own, creator, design, course, index, postedAt, weeksAgo / 52)
  }
  const total = Math.max(WEEKS, Math.round(POSTS * world.scale))
  const asOfDay = dayNumber(world.asOf)
  let index = 0
  for (let week = 0; week < WEEKS; week++) {
    const weeksAgo = WEEKS - week
    const topics = new Map<string, WeightedItems<TrendCourse>>()
    const topicsOf = (network: DemoCreator['platform'], group: WearerGroup): WeightedItems<TrendCourse> => {
      const key = `${network}/${group}`
      const known = topics.get(key)
      if (known !== undefined) return known
      const makeable = effects.courses.filter(({ trend }) => designer.canMake(trend, group))
      const items = new WeightedItems(makeable, (course) => topicWeight(course, network, group, weeksAgo, world.seed))
      topics.set(key, items)
      return items
    }
    const until = Math.round((total * (week + 1)) / WEEKS)
    const count = until - index
    for (let inWeek = 0; inWeek < count; inWeek++, index++) {
      const creator = (ofExamples.get(index) ?? creators).draw(draws)
      const group = GROUPS.draw(draws)
      const course = topicsOf(creator.platform, group).draw(draws)
      const design = designer.design(draws, course.trend, group)
      if (design === null) continue
      const firstDay = asOfDay + 1 - 7 * weeksAgo
      const postedAt = Math.floor((firstDay + (7 * inWeek) / count) * DAY_SECONDS)
      const usual = post(draws, creator, design, course, index, postedAt, weeksAgo / 52)
      const shown = ledPost(usual, weeksAgo) ?? usual
      yield { ...shown, caption: withBrand(shown.caption, world.seed, index) }
    }
  }
}

/** Who is in the pictures. */
const GROUP_SHARES: Readonly<Record<WearerGroup, number>> = { women: 0.72, men: 0.21, kids: 0.07 }
const GROUPS = new WeightedItems(WEARER_GROUPS, (group) => GROUP_SHARES[group])

/** How often a trend is posted about on a network in a week, `weeksAgo` counted so that the newest is 1. */
function topicWeight(
  course: TrendCourse,
  network: DemoCreator['platform'],
  group: WearerGroup,
  weeksAgo: number,
  seed: number,
): number {
  const log = course.seasonAt(group, weeksAgo) * SEASON_SHARE + course.changeAt(network, group, weeksAgo)
  return baseInterest(course.trend, seed) ** 0.6 * Math.exp(log)
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
  const { caption, hashtags } = captionFor(draws, creator.platform, design, course.trend)
  return {
    index,
    creator,
    followers,
    caption,
    hashtags,
    postedAt,
    views: Math.round(likes * reach) + draws.whole(20, 400),
    likes,
    comments: Math.round(likes * draws.spread(0.025, 0.6)),
    shares: Math.round(likes * draws.spread(0.03, 0.8)),
  }
}
