import { accessTexts } from './access'
import { adminTexts } from './admin'
import { adminPictureTexts } from './admin-pictures'
import { columnTexts } from './columns'
import { controlTexts } from './controls'
import { dataTexts } from './data'
import { decisionTexts } from './decision'
import { forecastTexts } from './forecast'
import { jobTexts } from './jobs'
import { noticeTexts } from './notices'
import { pricingTexts } from './pricing'
import { sellerTexts } from './sellers'
import { seriesTexts } from './series'
import { shellTexts } from './shell'
import { signInTexts } from './sign-in'
import { trendeeTexts } from './trendee'
import { userTexts } from './user'
import { vocabularyTexts } from './vocabulary'

/**
 * Every text of the interface, English and Chinese. The server seeds its language table from here and serves it;
 * the browser starts with these and takes the server's once they have come.
 */
export const TEXTS = {
  ...shellTexts,
  ...controlTexts,
  ...columnTexts,
  ...vocabularyTexts,
  ...trendeeTexts,
  ...forecastTexts,
  ...decisionTexts,
  ...seriesTexts,
  ...sellerTexts,
  ...dataTexts,
  ...signInTexts,
  ...userTexts,
  ...pricingTexts,
  ...jobTexts,
  ...noticeTexts,
  ...accessTexts,
  ...adminTexts,
  ...adminPictureTexts,
} as const

export type TextKey = keyof typeof TEXTS
export interface Text {
  readonly en: string
  readonly zh: string
}
