import { feedback } from './feedback'
import { opinion } from './opinion'
import { starSocial, starRetail, starRunway, starTiktok } from './star'
import { suggestKeyword } from './suggest-keyword'

/** What people say to us, and what they mark. */
export const words = {
  opinion,
  feedback,
  suggestKeyword,
  starSocial,
  starRetail,
  starRunway,
  starTiktok,
}
