import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { addDays, addWeeks, dayNumber } from '@trendee/core/periods/week'
import { seasonsAhead } from '@trendee/core/season/season-board'
import { leadStillMet } from '@trendee/core/season/season-order'
import { type SellingSeason, seasonId, sellingWeeks } from '@trendee/core/season/selling-season'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { useTexts } from '../../shared/i18n/use-texts'
import { genderOf, inRegion, trendPath } from '../../shared/trends/trend-path'
import { Section } from '../../shared/ui/screen'
import { useLeadWeeks } from '../../shared/trends/lead-time'
import type { OrderRow } from './order-rows'
import classes from './orders.module.css'

/** Names of months that stand side by side. */
const MOST_MONTHS = 8
/** What must be ordered within so many days stands out. */
const SOON_DAYS = 28

interface SeasonOrdersProps {
  readonly selling: SellingSeason
  readonly region: string
  /** The day from which orders are counted. */
  readonly today: string
  readonly rows: readonly OrderRow[]
  /** The gender that the screen is about. */
  readonly asked: AskedGender
  readonly aside?: ReactNode
  /** Below the rows. */
  readonly children?: ReactNode
}

/** What to order for one season: by when for its first week, and each trend along the months to its top. */
export function SeasonOrders({ selling, region, today, rows, asked, aside, children }: SeasonOrdersProps) {
  const { t, format, language } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const { from } = sellingWeeks(selling, region)
  const firstBy = addWeeks(from, -leadWeeks)
  const isMissed = firstBy < today
  const shorter = leadStillMet(from, today)
  const name = seasonInWords(selling, region, language)
  const axis = axisOf(today, lastDayAhead(today, region))
  return (
    <Section id={seasonId(selling)} title={name} aside={aside}>
      <p className={isMissed ? classes.note : classes.due}>
        {isMissed
          ? [
              t('orders.first_missed', { count: leadWeeks, from: format.day(from) }),
              ...(shorter === null ? [] : [t('season.shorter', { count: shorter })]),
              ...(rows.length > 0 ? [t('orders.tops')] : []),
            ].join(language === 'zh' ? '' : ' ')
          : t('orders.first_by', { day: format.day(firstBy), from: format.day(from) })}
      </p>
      {rows.length === 0 ? (
        <p className={classes.note}>{t('orders.none_for')}</p>
      ) : (
        <>
          <div className={`${classes.row} ${classes.head}`} aria-hidden>
            <span>{t('orders.trend')}</span>
            <span>{t('season.verdict')}</span>
            <span>{t('season.order_by_top')}</span>
            <span className={classes.months}>
              {axis.months.map((month) => (
                <span key={month} style={{ insetInlineStart: axis.place(month) }}>
                  {format.month(month)}
                </span>
              ))}
            </span>
          </div>
          <ol className={classes.rows} aria-label={name}>
            {rows.map((row) => (
              <Row key={row.key} row={row} axis={axis} today={today} asked={asked} region={region} />
            ))}
          </ol>
        </>
      )}
      {children}
    </Section>
  )
}

interface RowProps extends Pick<SeasonOrdersProps, 'today' | 'asked' | 'region'> {
  readonly row: OrderRow
  readonly axis: Axis
}

function Row({ row: { trend, said, due }, axis, today, asked, region }: RowProps) {
  const { t, format, nameOf } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const { orderBy, topBy, meets } = due
  const { verdict, times, peak_week: peak, is_guess: isGuess, season, to } = said
  const curveOf = genderOf(said.gender)
  if (orderBy === null) return null
  const [arrival, soldOut] = [addWeeks(orderBy, leadWeeks), addDays(to, 1)]
  const bar = t(verdict === 'test' ? 'orders.bar_test' : 'orders.bar', {
    day: format.day(orderBy),
    top: peak === null ? t('orders.no_top') : t('season.top', { day: format.day(peak) }),
  })
  const lastDay = meets === 'half' ? orderBy : topBy
  return (
    <li className={classes.row}>
      <span>
        <Link to={trendPath(trend)} search={{ ...inRegion(region), season }} hash="seasons">
          {nameOf(trend.name, trend.trend_name_zh)}
        </Link>
        {curveOf !== asked && <span className={classes.small}> {t(`gender.${curveOf}`)}</span>}
      </span>
      <span>
        {t(`verdict.${verdict}`)}
        {times !== null && ` ×${format.decimal(times, 2)}`}
        {isGuess && <span className={classes.small}> {t('season.guess')}</span>}
      </span>
      <span className={lastDay !== null && lastDay >= today && lastDay < addDays(today, SOON_DAYS) ? classes.soon : ''}>
        {format.day(lastDay)}
        {meets === 'half' && <span className={classes.small}> {t('orders.half')}</span>}
      </span>
      <span role="img" className={classes.track} aria-label={bar} title={bar}>
        <span
          className={classes.sold}
          style={{ insetInlineStart: axis.place(arrival), width: axis.width(arrival, soldOut) }}
        />
        <span
          className={classes.bar}
          style={{ insetInlineStart: axis.place(orderBy), width: axis.width(orderBy, arrival) }}
        />
        <span className={classes.mark} style={{ insetInlineStart: axis.place(orderBy) }} />
        {peak !== null && <span className={classes.peak} style={{ insetInlineStart: axis.place(peak) }} />}
      </span>
    </li>
  )
}

interface Axis {
  /** First days of the months that are named. */
  readonly months: readonly string[]
  readonly place: (day: string) => string
  readonly width: (from: string, to: string) => string
}

/** The same for every season that can be foreseen, so that days stand below each other. */
function lastDayAhead(today: string, region: string): string {
  const ends = seasonsAhead(today, region).map((selling) => {
    const { from, weeks } = sellingWeeks(selling, region)
    return addWeeks(from, weeks)
  })
  return ends.at(-1) ?? today
}

function axisOf(today: string, end: string): Axis {
  const first = dayNumber(today)
  const last = dayNumber(end)
  const share = (day: number) => ((day - first) / (last - first)) * 100
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const every = Math.max(1, Math.ceil((last - first) / 31 / MOST_MONTHS))
  const months = Array.from({ length: Math.ceil((last - first) / 28) + 1 }, (_, place) =>
    firstOfMonth(year, month + 1 + place),
  )
  return {
    months: months.filter((day, place) => place % every === 0 && dayNumber(day) < last - 14),
    place: (day) => `${share(dayNumber(day))}%`,
    width: (from, to) => `${share(dayNumber(to)) - share(dayNumber(from))}%`,
  }
}

/** `month` counts on beyond December. */
function firstOfMonth(year: number, month: number): string {
  const years = Math.floor((month - 1) / 12)
  return `${year + years}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`
}
