import type { TrendSummary } from '@trendee/contract/fields'
import { useTexts } from '../i18n/use-texts'
import { type LevelWhy, whySentences } from './why-sentence'

interface WhyNumbersProps {
  readonly level: TrendSummary['level']
  readonly why: LevelWhy
  readonly className: string | undefined
}

/** The numbers by which a trend has its level, a sentence each. */
export function WhyNumbers({ level, why, className }: WhyNumbersProps) {
  const texts = useTexts()
  return whySentences(level, why, texts).map((sentence) => (
    <p key={sentence} className={className}>
      {sentence}
    </p>
  ))
}
