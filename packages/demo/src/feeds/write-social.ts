import { isoDate } from '@trendee/core/periods/week'
import { weeklyCaptureDays, type DemoWorld } from '../demo-world'
import { demoPosts, type DemoPost } from '../demo-posts'
import { FeedFile, writeFeedFile, type WrittenFile } from '../feed-file'
import { hashtagOf } from '../post-captions'
import { Draws } from '../seeded-draws'
import { baseInterest } from '../trend-interest'
import { IMAGE_HOST, PAGE_HOST } from './shop-format'

const NETWORKS = {
  instagram: { opening: '{"data":[\n', closing: '\n],"paging":{}}\n', item: instagramItem },
  tiktok: {
    opening: '{"data":{"videos":[\n',
    closing: '\n],"has_more":false},"error":{"code":"ok"}}\n',
    item: tiktokItem,
  },
} as const
type Network = keyof typeof NETWORKS

/** Posts of both networks, one file a month. */
export async function writePosts(world: DemoWorld): Promise<WrittenFile[]> {
  const written: WrittenFile[] = []
  const open = new Map<Network, { month: string; file: FeedFile; path: string; rows: number }>()
  const close = async (network: Network): Promise<void> => {
    const current = open.get(network)
    if (current === undefined) return
    current.file.add(NETWORKS[network].closing)
    await current.file.close()
    written.push({ path: current.path, capturedOn: lastDayOf(current.month, world.asOf), options: {} })
    open.delete(network)
  }
  for (const post of demoPosts(world.effects, world)) {
    const network = post.creator.platform
    const month = isoDate(Math.floor(post.postedAt / 86_400)).slice(0, 7)
    if (open.get(network)?.month !== month) {
      await close(network)
      const path = `${network}/${month}.json`
      const file = await FeedFile.create(world.folder, path)
      file.add(NETWORKS[network].opening)
      open.set(network, { month, file, path, rows: 0 })
    }
    const current = open.get(network)
    if (current?.file.add((current.rows++ === 0 ? '' : ',\n') + NETWORKS[network].item(post)))
      await current.file.flush()
  }
  await close('instagram')
  await close('tiktok')
  return written
}

/** The end of a month, or of the world. */
function lastDayOf(month: string, asOf: string): string {
  const [year, number] = month.split('-').map(Number)
  const end = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
  return end < asOf ? end : asOf
}

function instagramItem(post: DemoPost): string {
  const type = post.index % 5 === 0 ? 'VIDEO' : post.index % 3 === 0 ? 'CAROUSEL_ALBUM' : 'IMAGE'
  const id = `1790${String(post.index).padStart(13, '0')}`
  return JSON.stringify({
    id,
    caption: post.caption,
    media_type: type,
    media_url: `${IMAGE_HOST}/instagram/${id}.jpg`,
    permalink: `${PAGE_HOST}/instagram/p/${id}`,
    timestamp: new Date(post.postedAt * 1000).toISOString().replace('.000Z', '+0000'),
    like_count: post.likes,
    comments_count: post.comments,
    username: post.creator.handle,
    followers_count: post.followers,
  })
}

function tiktokItem(post: DemoPost): string {
  const id = `7400${String(post.index).padStart(15, '0')}`
  return JSON.stringify({
    id,
    video_description: post.caption,
    create_time: post.postedAt,
    region_code: post.creator.region,
    view_count: post.views,
    like_count: post.likes,
    comment_count: post.comments,
    share_count: post.shares,
    hashtag_names: post.hashtags,
    username: post.creator.handle,
    follower_count: post.followers,
    cover_image_url: `${IMAGE_HOST}/tiktok/${id}.jpg`,
  })
}

const CURVE_DAYS = 7
/** Hashtags come and go on the list; totals run on while they are off it. */
const LISTED_TAGS = 150

/** TikTok's list of trending hashtags, captured once a week: posts and views so far, rank, and the curve of the last days. */
export async function writeHashtags(world: DemoWorld): Promise<WrittenFile[]> {
  const written: WrittenFile[] = []
  const days = weeklyCaptureDays(world.asOf)
  const totals = new Map<string, number>()
  for (const [week, day] of days.entries()) {
    const weeksAgo = days.length - week
    const tags = world.effects.courses.map((course) => {
      const draws = new Draws(world.seed, 'hashtag', course.trend.term, week)
      const { wearer } = course.trend
      const change = course.changeAt('tiktok', wearer, weeksAgo)
      const usual = baseInterest(course.trend, world.seed) * 40
      const weekly = usual * Math.exp(course.seasonAt(wearer, weeksAgo) + change)
      const posts = Math.round(weekly * draws.spread(1, 0.06))
      const tag = hashtagOf(course.trend.term)
      const before = totals.get(tag) ?? Math.round(usual * 110)
      totals.set(tag, before + posts)
      return {
        tag,
        posts,
        total: before + posts,
        draws,
        pace: change - course.changeAt('tiktok', wearer, weeksAgo + 1),
      }
    })
    const ranked = [...tags].sort((a, b) => b.posts - a.posts).slice(0, LISTED_TAGS)
    const rows = ranked.map(({ tag, total, draws, pace }, index) => ({
      hashtag_name: tag,
      country_code: 'US',
      rank: index + 1,
      publish_cnt: total,
      video_views: Math.round(total * draws.between(900, 1600)),
      date: isoDate(day),
      trend: curve(day, pace, draws),
    }))
    const path = `tiktok-hashtags/${isoDate(day)}.json`
    await writeFeedFile(world.folder, path, `${JSON.stringify({ code: 0, msg: 'OK', data: { list: rows } })}\n`)
    written.push({ path, capturedOn: isoDate(day), options: {} })
  }
  return written
}

/** Popularity of the last days relative to the best of them. */
function curve(day: number, pace: number, draws: Draws): { time: number; value: number }[] {
  const values = Array.from({ length: CURVE_DAYS }, (_, index) =>
    Math.exp((pace * (index + 1)) / CURVE_DAYS + 0.05 * draws.normal()),
  )
  const top = Math.max(...values)
  const firstDay = day - CURVE_DAYS + 1
  return values.map((value, index) => ({
    time: (firstDay + index) * 86_400,
    value: Math.round((value / top) * 100) / 100,
  }))
}
