import type { HashtagSummary } from '@trendee/contract/social/social-fields'
import { useTexts } from '../../shared/i18n/use-texts'

/** `Lace 3.2×`: what a hashtag's posts show, and how many times as often as all posts. */
export function useOverIndexing(): (over: HashtagSummary['over_indexing'][number]) => string {
  const { t, format, nameOf } = useTexts()
  return ({ name, name_zh: nameZh, lift }) =>
    t('hashtags.lift', { name: nameOf(name, nameZh), times: format.decimal(lift, 1) })
}
