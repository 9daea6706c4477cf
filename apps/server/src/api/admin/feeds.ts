import type { CONTRACT } from '@trendee/contract/contract'
import { FEEDS } from '@trendee/feeds/registry'
import type { Handler } from '../../http/handler'

export const feeds: Handler<typeof CONTRACT.admin.feeds> = () =>
  Promise.resolve(
    FEEDS.map((feed) => ({
      id: feed.id,
      name: feed.title.en,
      name_zh: feed.title.zh,
      looks_for: feed.looksFor.en,
      looks_for_zh: feed.looksFor.zh,
    })),
  )
