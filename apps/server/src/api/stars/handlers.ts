import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { star } from './star'
import { ids, list } from './star-list'

export const starsHandlers: Handlers<typeof CONTRACT.stars> = {
  social: star('social'),
  retail: star('retail'),
  runway: star('runway'),
  tiktok: star('tiktok'),
  trend: star('trend'),
  brand: star('brand'),
  creator: star('creator'),
  hashtag: star('hashtag'),
  report: star('report'),
  list,
  ids,
}
