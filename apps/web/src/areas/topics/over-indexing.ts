import type { HashtagSummary } from '@trendee/contract/social/social-fields'
import { useTexts } from '../../shared/i18n/use-texts'

type Over = HashtagSummary['over_indexing'][number]

/** `Lace 3.2×`: what a hashtag's posts show, and how many times as often as all posts; with `of` also how many of its posts. */
export function useOverIndexing(): (over: Over, of?: number) => string {
  const { t, format, nameOf } = useTexts()
  return ({ name, name_zh: nameZh, lift, posts }, of) => {
    const told = t('hashtags.lift', { name: nameOf(name, nameZh), times: format.decimal(lift, 1) })
    return of === undefined ? told : t('hashtags.lift_of', { told, posts, of })
  }
}
