import { Popover } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import { useTexts } from '../i18n/use-texts'
import classes from './level-badge.module.css'
import { type LevelWhy, whySentences } from './why-sentence'

type Level = OutputOf<typeof trends.topList>['list'][number]['level']

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

/** The level; asked why, it answers. */
export function LevelBadge({ level, why }: { readonly level: Level; readonly why: LevelWhy }) {
  const texts = useTexts()
  const { t } = texts
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
        {whySentences(level, why, texts).map((sentence) => (
          <p key={sentence} className={classes.sentence}>
            {sentence}
          </p>
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
