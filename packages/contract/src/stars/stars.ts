import { star } from './star'
import { starIds } from './star-ids'
import { starList } from './star-list'

/** What a person marks with a star, and so follows. */
export const stars = {
  social: star('social', 'instagram.17900000000000002'),
  retail: star('retail', 'shein.10000001'),
  runway: star('runway', 'avelisse-ss27-01'),
  tiktok: star('tiktok', 'tiktok.7400000000000000000'),
  trend: star('trend', 'butter-yellow'),
  brand: star('brand', 'avelisse'),
  creator: star('creator', 'instagram.studio'),
  hashtag: star('hashtag', 'tiktok.ootd'),
  report: star('report', 'weekly-us-2026-11-01'),
  list: starList,
  ids: starIds,
}
