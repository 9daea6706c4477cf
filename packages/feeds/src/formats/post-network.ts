import { MAPPED_PLATFORMS } from '@trendee/core/imports/mappable-fields'
import type { FeedOptions, RowSink } from '../feed'
import type { Network } from '../post-link'
import { hostOf } from '../shop-of-links'
import { UnreadableFieldError } from '../unreadable-field'
import { UNSAID } from '../unsaid'

/** What a row of posts says of its network. */
interface RowOfNetwork {
  /** The cell of its network; '' where it has none. */
  readonly said: string
  /** Its link; '' where it has none. */
  readonly url: string
}

/** Networks whose posts people bring, and of which none are taken, by the sites that their links lead to. */
const OTHER_NETWORKS: readonly (readonly [string, string])[] = [
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['xiaohongshu.com', 'Xiaohongshu'],
  ['xhslink.com', 'Xiaohongshu'],
  ['weibo.com', 'Weibo'],
  ['weibo.cn', 'Weibo'],
  ['douyin.com', 'Douyin'],
  ['facebook.com', 'Facebook'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['twitter.com', 'X'],
  ['x.com', 'X'],
  ['reddit.com', 'Reddit'],
  ['pinterest.com', 'Pinterest'],
]

/**
 * The network of a row: as it says, as its link shows, else as was told. `called`: what the table calls the columns. Throws
 * UnreadableFieldError where none tells it, and where it is another one.
 */
export function networkOf(
  { said, url }: RowOfNetwork,
  called: (field: 'network' | 'url') => string,
  { platform }: FeedOptions,
  sink: RowSink,
): Network {
  const named = said.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  if (/^(?:instagram|insta|ig)$/.test(named)) return 'instagram'
  if (/^(?:tiktok|tt)$/.test(named)) return 'tiktok'
  if (said !== '') throw new UnreadableFieldError(called('network'), 'is no network: instagram or tiktok')
  const site = hostOf(url)
  const isOf = (host: string) => site === host || site.endsWith(`.${host}`)
  if (isOf('instagram.com')) return 'instagram'
  if (isOf('tiktok.com')) return 'tiktok'
  const [, other] = OTHER_NETWORKS.find(([host]) => isOf(host)) ?? []
  if (other !== undefined) {
    const text = 'is the link of a post of {network}: posts of Instagram and TikTok are taken'
    throw new UnreadableFieldError(called('url'), { text, values: { network: other } }, url)
  }
  const told = MAPPED_PLATFORMS.posts.find((one) => one === platform)
  if (told !== undefined) return told
  sink.note(UNSAID.platform)
  throw new UnreadableFieldError('', UNSAID.platform)
}
