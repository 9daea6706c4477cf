import { styleSummary } from '@trendee/core/sentences/style-summary'
import { useTexts } from '../../shared/i18n/use-texts'
import { LevelBadgeName } from './style-level'
import { type StyleOnBoard, styleFacts } from './style-models'
import classes from './style-day.module.css'

/** The style in a few sentences whose figures lead to their parts of the page, and why it was chosen. */
export function StyleSummary(props: StyleOnBoard) {
  const { style } = props
  const { t, format, language } = useTexts()
  return (
    <section aria-label={t('style_day.summary')} className={classes.summary}>
      <p className="caps">{t('style_day.summary')}</p>
      <p className={`display ${classes.sentences}`}>
        {styleSummary(styleFacts(props))[language].map((part, place) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a
              // oxlint-disable-next-line react/no-array-index-key -- a sentence's parts have no other identity
              key={place}
              href={part.opens}
              className={classes.figure}
              onClick={(event) => {
                // No step of the history: Back undoes the last choice.
                event.preventDefault()
                document.getElementById(part.opens.slice(1))?.scrollIntoView({ block: 'start' })
              }}
            >
              {part.text}
            </a>
          ),
        )}
      </p>
      <p className={classes.quiet}>{t('style_day.summary_note')}</p>
      <details className={classes.why}>
        <summary>{t('style_day.why')}</summary>
        <p>
          <LevelBadgeName level={style.level} />
          {t('style_day.why_text', {
            rising: style.rising,
            rest: style.rest_days,
            weeks: style.rise_weeks,
            rise: format.growth(style.rise),
          })}
        </p>
      </details>
    </section>
  )
}
