import { accessTexts } from './access'
import { accessDialogTexts } from './access-dialogs'
import { adminTexts } from './admin'
import { aiTexts } from './ai-summary'
import { adminPictureTexts } from './admin-pictures'
import { alertTexts } from './alerts'
import { brandTexts } from './brands'
import { colorPanelTexts } from './color-panels'
import { collectionTexts } from './collections'
import { columnTexts } from './columns'
import { controlTexts } from './controls'
import { dashboardTexts } from './dashboard'
import { dataTexts } from './data'
import { decisionTexts } from './decision'
import { searchTexts } from './search'
import { seasonScreenTexts } from './season-screen'
import { seasonTexts } from './seasons'
import { firstImportTexts } from './first-import'
import { followingTexts } from './following'
import { diaryTexts } from './diary'
import { forecastTexts } from './forecast'
import { graphicTexts } from './graphics'
import { helpTexts } from './help'
import { insightTexts } from './insights'
import { jobTexts } from './jobs'
import { leadTexts } from './lead-lag'
import { pastDayTexts } from './past-day'
import { orderTexts } from './orders'
import { selfCheckTexts } from './self-check'
import { ledgerTexts } from './ledger'
import { levelWhyTexts } from './level-why'
import { noticeTexts } from './notices'
import { onboardingTexts } from './onboarding'
import { paymentTexts } from './payments'
import { pricingTexts } from './pricing'
import { designTexts } from './designs'
import { rangeTexts } from './range'
import { protectedTexts } from './protected-names'
import { rankingTexts } from './rankings'
import { readingTexts } from './reading'
import { recordTexts } from './records'
import { runwayTexts } from './runway'
import { productRecordTexts } from './product-record'
import { searchedTexts } from './searched'
import { sellerTexts } from './sellers'
import { seriesTexts } from './series'
import { shellTexts } from './shell'
import { shortCurveTexts } from './short-curves'
import { signInTexts } from './sign-in'
import { reportTexts } from './reports'
import { socialTexts } from './social'
import { styleTexts } from './styles'
import { topicTexts } from './topics'
import { trendListTexts } from './trend-lists'
import { trendeeTexts } from './trendee'
import { userTexts } from './user'
import { vocabularyTexts } from './vocabulary'

/**
 * Every text of the interface, English and Chinese. The server seeds its language table from here and serves it;
 * the browser starts with these and takes the server's once they have come.
 */
export const TEXTS = {
  ...shellTexts,
  ...onboardingTexts,
  ...helpTexts,
  ...firstImportTexts,
  ...controlTexts,
  ...columnTexts,
  ...vocabularyTexts,
  ...levelWhyTexts,
  ...trendeeTexts,
  ...searchedTexts,
  ...styleTexts,
  ...colorPanelTexts,
  ...trendListTexts,
  ...aiTexts,
  ...forecastTexts,
  ...ledgerTexts,
  ...followingTexts,
  ...alertTexts,
  ...dashboardTexts,
  ...collectionTexts,
  ...decisionTexts,
  ...seasonScreenTexts,
  ...seasonTexts,
  ...shortCurveTexts,
  ...leadTexts,
  ...pastDayTexts,
  ...orderTexts,
  ...diaryTexts,
  ...designTexts,
  ...rangeTexts,
  ...readingTexts,
  ...selfCheckTexts,
  ...seriesTexts,
  ...topicTexts,
  ...reportTexts,
  ...sellerTexts,
  ...productRecordTexts,
  ...insightTexts,
  ...graphicTexts,
  ...rankingTexts,
  ...recordTexts,
  ...runwayTexts,
  ...brandTexts,
  ...dataTexts,
  ...signInTexts,
  ...userTexts,
  ...pricingTexts,
  ...paymentTexts,
  ...jobTexts,
  ...noticeTexts,
  ...searchTexts,
  ...accessTexts,
  ...accessDialogTexts,
  ...adminTexts,
  ...adminPictureTexts,
  ...protectedTexts,
  ...socialTexts,
} as const

export type TextKey = keyof typeof TEXTS
