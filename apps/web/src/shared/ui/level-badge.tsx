import { Suspense, lazy } from 'react'
import { Popover, Skeleton, Tooltip } from '@mantine/core'
import type { TrendSummary } from '@trendee/contract/fields'
import { whyFacts } from '@trendee/contract/trends/trend-facts'
import { plainText } from '@trendee/core/sentences/sentence'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import { useTexts } from '../i18n/use-texts'
import classes from './level-badge.module.css'
import { patient } from './patient'

// Few readers ask for the numbers.
const WhyNumbers = lazy(patient(() => import('./why-numbers').then((module) => ({ default: module.WhyNumbers }))))

type Level = TrendSummary['level']

const STRENGTH: Readonly<Record<Level, number>> = { breakout: 3, very_hot: 2, hot: 1, none: 0 }

/** Three rising bars, as many filled as the level is high, and its name in small caps. */
export function LevelMark({ level }: { readonly level: Level }) {
  const { t } = useTexts()
  return (
    <span className={classes.mark} data-level={level}>
      <svg viewBox="0 0 11 10" className={classes.bars} aria-hidden>
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 4}
            y={6 - bar * 3}
            width="3"
            height={4 + bar * 3}
            rx="0.5"
            data-filled={bar < STRENGTH[level] || undefined}
          />
        ))}
      </svg>
      {t(`level.${level}`)}
    </span>
  )
}

/** Since when nothing more is known of a trend, where it is stale. */
export function DataEnds({ trend: { is_stale: isStale, as_of: asOf } }: { readonly trend: Ended }) {
  const { t, format } = useTexts()
  if (!isStale) return null
  return (
    <Tooltip label={t('ended.meaning')} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
      <span className={classes.ended}>{t('ended.on', { day: format.day(asOf) })}</span>
    </Tooltip>
  )
}

type Ended = Pick<TrendSummary, 'as_of' | 'is_stale'>
type Levelled = Ended & Pick<TrendSummary, 'told_on' | 'level' | 'level_why' | 'story' | 'yoy' | 'is_seasonal'>

/** The level, if it is one of today, and where its data ends if it is not. */
export function LevelBadge({ trend }: { readonly trend: Levelled }) {
  return (
    <>
      {!trend.is_stale && <AskedLevel trend={trend} />}
      <DataEnds trend={trend} />
    </>
  )
}

/** The level; asked why, it answers in words, and asked again with its numbers. */
function AskedLevel({ trend }: { readonly trend: Levelled }) {
  const { t, language } = useTexts()
  const { level } = trend
  return (
    <Popover width={340} position="bottom-start" withArrow={false} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.button} aria-label={t('why.ask', { level: t(`level.${level}`) })}>
          <LevelMark level={level} />
          <span className={classes.ask} aria-hidden>
            ?
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.title}>{t('why.title', { level: t(`level.${level}`) })}</p>
        <p className={classes.words}>{plainText(trendWhy(whyFacts(trend))[language])}</p>
        <details>
          <summary className={classes.summary}>{t('why.numbers')}</summary>
          <Suspense fallback={<Skeleton height={80} />}>
            <WhyNumbers level={level} why={trend.level_why} className={classes.sentence} />
          </Suspense>
        </details>
      </Popover.Dropdown>
    </Popover>
  )
}
