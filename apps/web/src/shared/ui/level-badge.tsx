import { Popover } from '@mantine/core'
import type { TrendSummary } from '@trendee/contract/fields'
import { whyFacts } from '@trendee/contract/trends/trend-facts'
import { plainText } from '@trendee/core/sentences/sentence'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import { useTexts } from '../i18n/use-texts'
import classes from './level-badge.module.css'
import { whySentences } from './why-sentence'

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

type Levelled = Pick<TrendSummary, 'as_of' | 'level' | 'level_why' | 'story' | 'yoy'>

/** The level; asked why, it answers in words, and asked again with its numbers. */
export function LevelBadge({ trend }: { readonly trend: Levelled }) {
  const texts = useTexts()
  const { t, language } = texts
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
          {whySentences(level, trend.level_why, texts).map((sentence) => (
            <p key={sentence} className={classes.sentence}>
              {sentence}
            </p>
          ))}
        </details>
      </Popover.Dropdown>
    </Popover>
  )
}
