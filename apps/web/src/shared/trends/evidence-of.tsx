import type { TrendSummary } from '@trendee/contract/fields'
import type { Evidence } from '@trendee/core/sentences/sentence'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'
import { evidenceLines } from './evidence-lines'
import { useLeadWeeks } from './lead-time'
import classes from './trend-sentences.module.css'

interface EvidenceLinesProps {
  readonly opens: Evidence
  readonly trend: TrendSummary
  readonly orderBy: string | null
}

/** What a number of a trend's sentences rests on. */
export function EvidenceLines({ opens, trend, orderBy }: EvidenceLinesProps) {
  const texts = useTexts()
  const name = useNames()
  const [leadWeeks] = useLeadWeeks()
  return evidenceLines(opens, trend, { ...texts, name, leadWeeks, orderBy }).map((line) => (
    <p key={line} className={classes.line}>
      {line}
    </p>
  ))
}
