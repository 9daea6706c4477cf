import { useState } from 'react'
import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type SeasonTrend, seasonList } from '@trendee/contract/trends/season'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { genderOf, inRegion, trendPath } from '../../shared/trends/trend-path'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import { useErrorText } from '../../shared/ui/data-view'
import type { SeasonAnswer, SeasonQuestion } from './season-screen'
import { ShownOf } from './shown-of'
import { swatchOf } from './swatch-of'
import classes from './season.module.css'

type Part = SeasonAnswer['parts'][number]

type Group = Part['groups'][number]

/** As many as one question brings. */
const MOST_OF_A_GROUP = 100

interface SeasonPartProps {
  readonly part: Part
  /** What the screen asked, its season filled in. */
  readonly question: SeasonQuestion
  /** The day on which it is told. */
  readonly today: string
}

/** One part of a collection: what rises, what returns, what falls. */
export function SeasonPart({ part: { part, groups }, question, today }: SeasonPartProps) {
  const { t } = useTexts()
  return (
    <Section id={part} title={t(`season_part.${part}`)} note={usePartAnswer(groups)}>
      {groups.map((group) => (
        <GroupOfPart key={group.group} part={part} group={group} question={question} today={today} />
      ))}
    </Section>
  )
}

/** The names of each verdict that the short answer tells. */
const MOST_NAMED = 3

/**
 * What to do about a part in a line: what is ordered, else that nothing is, what is tested, what comes back; without guesses and what
 * stands below last year today.
 */
function usePartAnswer(groups: readonly Group[]): string {
  const { t, format, nameOf, language } = useTexts()
  const named = (verdict: SeasonTrend['told']['verdict']) => {
    const rows = groups.flatMap(({ list }) =>
      list.filter(({ told }) => told.verdict === verdict && !told.is_guess && told.reason !== 'below_last_year'),
    )
    return rows.slice(0, MOST_NAMED).map(({ trend }) => nameOf(trend.name, trend.trend_name_zh))
  }
  const told = (['order', 'test', 'returns'] as const).flatMap((verdict) => {
    const names = named(verdict)
    if (names.length > 0) return [t(`season.answer_${verdict}`, { names: format.list(names) })]
    return verdict === 'order' ? [t('season.answer_no_order')] : []
  })
  return told.join(language === 'zh' ? '' : ' ')
}

interface GroupOfPartProps extends Pick<SeasonPartProps, 'question' | 'today'> {
  readonly part: Part['part']
  readonly group: Group
}

/** The first trends of a group, or as many as one question brings. */
function GroupOfPart({ part, group: { group, total, list }, question, today }: GroupOfPartProps) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [isWhole, setIsWhole] = useState(false)
  const whole = useEndpoint(
    seasonList,
    { ...question, part, group, pageSize: MOST_OF_A_GROUP },
    { enabled: isWhole && total > list.length },
  )
  const shown = isWhole && whole.data !== undefined ? whole.data.list : list
  return (
    <div className={classes.group}>
      <div className={classes.groupHead}>
        <h3>{t(`season.group_${group}`)}</h3>
        <span>{t(`season.group_${group}_note`)}</span>
        {total > list.length && (
          <span className={classes.count}>
            <ShownOf
              shown={shown.length}
              total={total}
              most={MOST_OF_A_GROUP}
              isWhole={isWhole}
              isAsking={isWhole && whole.isPending}
              onTurn={() => setIsWhole(!isWhole)}
            />
          </span>
        )}
      </div>
      {isWhole && whole.error !== null && (
        <p role="alert" className={classes.quiet}>
          {errorText(whole.error)}
        </p>
      )}
      <ul
        className={part === 'color' ? classes.palette : classes.rows}
        aria-label={`${t(`season_part.${part}`)}: ${t(`season.group_${group}`)}`}
      >
        {shown.map((told) => (
          <TrendOfSeason key={told.trend.trend_id} told={told} question={question} today={today} />
        ))}
      </ul>
    </div>
  )
}

interface TrendOfSeasonProps extends Pick<SeasonPartProps, 'question' | 'today'> {
  readonly told: SeasonTrend
}

function TrendOfSeason({ told: row, question: { gender: asked, region }, today }: TrendOfSeasonProps) {
  const { part, trend, told } = row
  const { t, format, nameOf } = useTexts()
  const name = nameOf(trend.name, trend.trend_name_zh)
  const place = { to: trendPath(trend), search: { ...inRegion(region), season: told.season }, hash: 'seasons' }
  const factor = (value: number | null) => (value === null ? format.decimal(null) : format.decimal(value, 2))
  const curveOf = genderOf(trend.gender)
  const isColor = part === 'color'
  return (
    <li className={isColor ? classes.color : classes.row}>
      <Link {...place} className={classes.picture} tabIndex={-1} aria-hidden>
        {isColor ? (
          <span className={classes.swatch} style={{ background: swatchOf(trend.hex) }} />
        ) : (
          <Picture src={trend.pictures[0]} alt="" kind="illustration" width={120} ratio="4 / 5" isSmall />
        )}
      </Link>
      <div className={classes.facts}>
        <Link {...place} className={classes.name}>
          {name}
        </Link>
        <p className={classes.said}>
          <strong>{t(`verdict.${told.verdict}`)}</strong>
          {told.times !== null && (
            <span>
              ×{factor(told.times)}{' '}
              <span className={classes.range}>
                ({factor(told.times_lower)}–{factor(told.times_upper)})
              </span>
            </span>
          )}
          {row.group !== 'falling' && told.reason !== '' && <span>{t(`season_reason.${told.reason}`)}</span>}
        </p>
        <Due row={row} today={today} />
        {row.group !== 'falling' && told.of_year !== null && told.of_year < 1 && (
          <p className={classes.quiet}>{t('season.of_year', { share: format.share(told.of_year) })}</p>
        )}
        <p className={classes.quiet}>
          {told.is_guess ? (
            <Tooltip
              label={t('season.guess_meaning')}
              multiline
              w={260}
              events={{ hover: true, focus: true, touch: true }}
            >
              <button type="button" className={classes.guess}>
                {t('season.guess')}
              </button>
            </Tooltip>
          ) : (
            told.usual_error !== null && t('season.error', { error: format.decimal(told.usual_error, 2) })
          )}
          {(told.is_guess || told.usual_error !== null) && curveOf !== asked && ' · '}
          {curveOf !== asked && t(`gender.${curveOf}`)}
        </p>
      </div>
    </li>
  )
}

/** By when to order for its first week and for its top, or its second half where the week is missed; or that it is too late. */
function Due({ row, today }: { readonly row: SeasonTrend; readonly today: string }) {
  const { t, format } = useTexts()
  const { order_by: orderBy, order_by_top: topBy, order_by_half: halfBy, told } = row
  if (orderBy === null) {
    return (
      told.peak_week !== null && <p className={classes.quiet}>{t('season.top', { day: format.day(told.peak_week) })}</p>
    )
  }
  if (row.is_too_late) {
    return <p className={classes.quiet}>{t('season.late', { day: format.day(topBy ?? halfBy) })}</p>
  }
  const first = t(told.verdict === 'test' ? 'season.decide' : 'season.by', { day: format.day(orderBy) })
  return (
    <>
      {orderBy >= today ? <p>{first}</p> : topBy === null && <p>{t('season.half_by', { day: format.day(halfBy) })}</p>}
      {topBy !== null && topBy !== orderBy && (
        <p className={orderBy >= today ? classes.quiet : ''}>
          {t('season.top_by', { peak: format.day(told.peak_week), day: format.day(topBy) })}
        </p>
      )}
    </>
  )
}
