import { FEATURES, type Feature } from '@trendee/core/plans/features'
import { accessTexts } from '@trendee/contract/texts/access'
import { humanise } from '../api/use-names'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'

addTexts(accessTexts)

export interface FeatureWords {
  /** "Trend details". */
  readonly featureName: (feature: string) => string
  /** A plan's rule of a feature: "30 items per day", "10,000 calls per month", "view top 200 items", "included". */
  readonly ruleWords: (feature: string, rule: string) => string
}

/** What plans decide about, and how much of it they open, in words. */
export function useFeatureWords(): FeatureWords {
  const { t } = useTexts()
  return {
    featureName: (feature) => {
      const known = FEATURES.find((name): name is Feature => name === feature)
      return known === undefined ? humanise(feature) : t(`feature.${known}`)
    },
    ruleWords: (feature, rule) => {
      const [kind, count] = rule.split(':')
      const isOfCalls = feature === 'api_calls' && (kind === 'month' || kind === 'day')
      if (isOfCalls) return t(`rule.${kind}_calls`, { count: Number(count) })
      if (kind === 'top' || kind === 'month' || kind === 'day') return t(`rule.${kind}`, { count: Number(count) })
      if (kind === 'on' || kind === 'unlimited') return t(`rule.${kind}`)
      return t('rule.off')
    },
  }
}
