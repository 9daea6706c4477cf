import { Link } from '@tanstack/react-router'
import { pastDayTexts } from '@trendee/contract/texts/past-day'
import { since } from '@trendee/contract/trends/since'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { addTexts } from '../../shared/i18n/i18n'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { pastOf } from '../../shared/trends/trend-path'
import { Empty } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import classes from './past-day.module.css'

addTexts(pastDayTexts)

interface PastWeekProps extends RuleProps {
  readonly day: string
}

/** Says that the highlights are of a day in the past, by what rule, with the way back. */
export function PastWeek({ day, isKnown, onKnown }: PastWeekProps) {
  const { t, format } = useTexts()
  const words = t(isKnown ? 'past_day.as_known' : 'past_day.as_it_stood', { day: format.day(day) })
  return <PastNote words={words} isKnown={isKnown} onKnown={onKnown} />
}

/** That a day in the past has nothing to show. */
export function PastNothing({ isKnown }: Pick<RuleProps, 'isKnown'>) {
  const { t } = useTexts()
  return <Empty message={t(isKnown ? 'past_day.nothing_imported' : 'past_day.nothing')} />
}

interface PastNoteProps extends RuleProps {
  readonly words: string
}

/** What a list of a day in the past is made of, the other rule, and the way back. */
export function PastNote({ words, isKnown, onKnown }: PastNoteProps) {
  const { t } = useTexts()
  return (
    <p className={classes.past} role="note">
      {words} <PastRule isKnown={isKnown} onKnown={onKnown} />{' '}
      <Link to="." search={(before: object) => ({ ...before, as_of: undefined, as_known: undefined })}>
        {t('past_day.today')}
      </Link>
    </p>
  )
}

interface RuleProps {
  readonly isKnown: boolean
  readonly onKnown: (isKnown: true | undefined) => void
}

/** Chooses by which rule a day in the past is worked out. */
export function PastRule({ isKnown, onKnown }: RuleProps) {
  const { t } = useTexts()
  return (
    <button type="button" className={classes.rule} onClick={() => onKnown(isKnown ? undefined : true)}>
      {t(isKnown ? 'past_day.by_week' : 'past_day.by_import')}
    </button>
  )
}

interface SinceThenProps {
  readonly trendId: string
  /** All trends of the list that it stands in: they are asked for at once. */
  readonly among?: readonly { readonly trend_id: string }[]
  readonly gender: AskedGender
  readonly region: string
  readonly past: PastDay
}

/** What came of a trend after a day: "Since then: very hot → hot · −4 % · to 9 Aug". */
export function SinceThen({ trendId, among, gender, region, past }: SinceThenProps) {
  const { t, format } = useTexts()
  const names = among?.map(({ trend_id: id }) => id).join(',') ?? trendId
  const day = past.as_of ?? ''
  const answer = useEndpoint(since, { names, gender, region, ...pastOf(past), as_of: day }, { enabled: day !== '' })
  const told = answer.data?.list.find(({ trend_id: id }) => id === trendId)
  if (told === undefined) return null
  const { level_then: before, level_now: now, change, not_told: notTold, to } = told
  const levels = now === null || now === before ? '' : `${t(`level.${before}`)} → ${t(`level.${now}`)} · `
  return (
    <p className={classes.since}>
      <b>{t('past_day.since')}</b> {levels}
      {notTold === null ? (
        <>
          <Growth value={change} size="sm" meaning={t('past_day.meaning')} />
          {to !== null && ` · ${t('past_day.to', { day: format.day(to) })}`}
        </>
      ) : (
        t(`past_day.not.${notTold}`)
      )}
    </p>
  )
}
