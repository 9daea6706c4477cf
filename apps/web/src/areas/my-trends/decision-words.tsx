import type { TrendSummary } from '@trendee/contract/fields'
import { hasForecast } from '@trendee/contract/trends/trend-facts'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { plainText } from '@trendee/core/sentences/sentence'
import { useTexts } from '../../shared/i18n/use-texts'
import { useLeadWeeks } from '../../shared/trends/lead-time'

interface DecisionWordsProps {
  readonly trend: TrendSummary
  readonly className?: string | undefined
}

/**
 * What to do about a trend, by the reader's lead time, where nothing can be asked: on paper and behind a link. Nothing without a forecast,
 * which the owner's plan may hide.
 */
export function DecisionWords({ trend, className }: DecisionWordsProps) {
  const { language } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  if (!hasForecast(trend)) return null
  return <p className={className}>{plainText(whatToDo(trend, leadWeeks).words[language])}</p>
}
