import { feedback } from './feedback'
import { opinion } from './opinion'
import { suggestKeyword } from './suggest-keyword'

/** What people say to us. */
export const words = {
  opinion,
  feedback,
  suggestKeyword,
}
