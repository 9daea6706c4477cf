import { Suspense, lazy } from 'react'
import { Popover, Skeleton, Tooltip } from '@mantine/core'
import { decisionTexts } from '@trendee/contract/texts/decision'
import type { TrendSummary } from '@trendee/contract/fields'
import { hasForecast, whyFacts } from '@trendee/contract/trends/trend-facts'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { type Evidence, type Part, type Sentence, plainText } from '@trendee/core/sentences/sentence'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import { UNKNOWN } from '../format/format'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { ForecastHint, useForecastHidden } from './forecast-hint'
import { LeadTime, useLeadWeeks } from './lead-time'
import classes from './trend-sentences.module.css'

addTexts(decisionTexts)

// Only who asks for a number needs what it rests on.
const EvidenceLines = lazy(() => import('./evidence-of').then((module) => ({ default: module.EvidenceLines })))

interface SentenceProps {
  readonly trend: TrendSummary
  readonly className?: string | undefined
}

/** Why a trend stands where it does, in a sentence whose numbers can be asked. */
export function TrendWhy({ trend, className }: SentenceProps) {
  const { language } = useTexts()
  return <Asked parts={trendWhy(whyFacts(trend))[language]} trend={trend} orderBy={null} className={className} />
}

interface DecisionProps extends SentenceProps {
  /** Says what opens it where the plan has no forecasts; else it is left out there. */
  readonly hasHint?: boolean
}

/** What to do about a trend, by the reader's lead time. */
export function TrendDecisionLine({ trend, className, hasHint = false }: DecisionProps) {
  const { language, t } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const isHidden = useForecastHidden(!hasForecast(trend) && !trend.is_stale)
  if (isHidden) return hasHint ? <ForecastHint words={t('decision.with_plan')} /> : null
  const { words, orderBy } = whatToDo(trend, leadWeeks)
  return <Asked parts={words[language]} trend={trend} orderBy={orderBy} className={className} />
}

/** By when to order: a day, or a dash that says why there is none. */
export function OrderBy({ trend }: { readonly trend: TrendSummary }) {
  const { language, t, format } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const isHidden = useForecastHidden(!hasForecast(trend) && !trend.is_stale)
  const { words, orderBy } = whatToDo(trend, leadWeeks)
  const why = isHidden ? t('forecast.with_plan') : plainText(words[language])
  return (
    <Tooltip label={why} multiline maw={320}>
      <span className={classes.orderBy}>
        {isHidden ? UNKNOWN : format.day(orderBy)}
        <span className="visually-hidden">{why}</span>
      </span>
    </Tooltip>
  )
}

interface AskedProps extends SentenceProps {
  readonly parts: Sentence
  readonly orderBy: string | null
}

/** What follows a number without a space. A line may break behind any button: it would begin with an apostrophe. */
const ENDING = /^[^\s\p{Script=Han}]+/u

function Asked({ parts, trend, orderBy, className }: AskedProps) {
  return (
    <p className={className}>
      {parts.map((part, at) => {
        if (typeof part === 'string') return typeof parts[at - 1] === 'object' ? part.replace(ENDING, '') : part
        const next = parts[at + 1]
        return (
          <span key={`${part.opens}/${part.text}`} className={classes.whole}>
            <AskedNumber part={part} trend={trend} orderBy={orderBy} />
            {typeof next === 'string' && ENDING.exec(next)?.[0]}
          </span>
        )
      })}
    </p>
  )
}

interface NumberProps {
  readonly part: Exclude<Part, string>
  readonly trend: TrendSummary
  readonly orderBy: string | null
}

/** A number of a sentence; asked, it shows what it rests on. */
function AskedNumber({ part, trend, orderBy }: NumberProps) {
  const { t } = useTexts()
  return (
    <Popover width={340} position="bottom-start" withArrow={false} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.number} aria-label={t('evidence.open', { number: part.text })}>
          {part.text}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <EvidenceOf opens={part.opens} trend={trend} orderBy={orderBy} />
      </Popover.Dropdown>
    </Popover>
  )
}

function EvidenceOf({ opens, ...told }: Omit<NumberProps, 'part'> & { readonly opens: Evidence }) {
  if (opens === 'lead') return <LeadTime hasNote />
  return (
    <Suspense fallback={<Skeleton height={40} />}>
      <EvidenceLines opens={opens} {...told} />
    </Suspense>
  )
}
