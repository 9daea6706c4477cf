import { FEED_SENTENCES } from '@trendee/feeds/feed-sentences'
import { chineseBy } from '@trendee/feeds/in-chinese'

/** Why an import is no longer under way. */
export const INTERRUPTED = 'The platform stopped during this import. Import the file again to continue.'
export const SHUTTING_DOWN = 'The platform is shutting down.'

/** What is said of an import and of what could not be read of its file, in Chinese; the engine's own words stay as they are. */
export const importSentenceInChinese = chineseBy(FEED_SENTENCES, {
  [INTERRUPTED]: '导入过程中平台停止运行。请重新导入该文件以继续。',
  [SHUTTING_DOWN]: '平台正在关闭。',
})
