import { Tooltip } from '@mantine/core'
import type { TrendSummary } from '@trendee/contract/fields'
import { seasonTexts } from '@trendee/contract/texts/seasons'
import { seasonScreenTexts } from '@trendee/contract/texts/season-screen'
import { trendListTexts } from '@trendee/contract/texts/trend-lists'
import { seasonToMeet, usualErrorOf } from '@trendee/contract/trends/season-to-meet'
import { lineOfSeason, seasonFacts } from '@trendee/contract/trends/what-to-do'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { plainText } from '@trendee/core/sentences/sentence'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { NoForecast } from './forecast-hint'
import { useLeadWeeks } from './lead-time'
import classes from './season-cells.module.css'

addTexts({ ...seasonTexts, ...seasonScreenTexts, ...trendListTexts })

interface CellProps {
  readonly trend: TrendSummary
}

/** What to do about a trend for the season that goods ordered today still meet; the whole sentence on hover. */
export function SeasonCell({ trend }: CellProps) {
  const { t, format, language } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const said = seasonToMeet(trend, leadWeeks)
  if (said === null) return <NoForecast trend={trend} />
  const facts = seasonFacts(said, trend, leadWeeks)
  const { words, orderBy } = lineOfSeason(said, trend, leadWeeks)
  const name = seasonInWords(facts.season, trend.region, language)
  const whole = plainText(words[language])
  return (
    <Tooltip label={whole} multiline maw={340}>
      <span className={classes.cell}>
        <span aria-hidden>
          <strong>{t(`verdict.${said.verdict}`)}</strong>
          {said.times !== null && said.reason !== 'out_of_season' && ` ×${format.decimal(said.times, 2)}`}
        </span>
        <span aria-hidden className={classes.small}>
          {orderBy === null
            ? `${name}${said.reason === '' ? '' : `, ${t(`season_reason.${said.reason}`)}`}`
            : t(orderBy < trend.told_on ? 'lists.season_late' : 'lists.season_by', {
                season: name,
                day: format.day(orderBy),
              })}
        </span>
        {said.gender !== trend.gender && (
          <span aria-hidden className={classes.small}>
            {t('lists.everybody')}
          </span>
        )}
        <span className="visually-hidden">{whole}</span>
      </span>
    </Tooltip>
  )
}

/** How far off its earlier forecasts were, or those of its kind, and whether that makes what is said of it a guess. */
export function UsualErrorCell({ trend }: CellProps) {
  const { t, format } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const said = seasonToMeet(trend, leadWeeks)
  if (said === null) return <NoForecast trend={trend} />
  const error = usualErrorOf(said)
  if (error === null) {
    return (
      <span className={classes.small}>
        {t(said.verdict === 'not_known' ? 'verdict.not_known' : 'seasons.error_none')}
      </span>
    )
  }
  return (
    <span className={classes.cell}>
      <span>{format.decimal(error, 2)}</span>
      {said.usual_error_of === 'kind' && <span className={classes.small}>{t('lists.error_kind')}</span>}
      {said.is_guess && <span className={classes.small}>{t('season.guess')}</span>}
    </span>
  )
}
