import { Link } from '@tanstack/react-router'
import { collection } from '@trendee/contract/collection/collection'
import type { TrendSummary } from '@trendee/contract/fields'
import { orderTexts } from '@trendee/contract/texts/orders'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { hasForecast } from '@trendee/contract/trends/trend-facts'
import { peakDecision } from '@trendee/contract/trends/what-to-do'
import { trends } from '@trendee/contract/trends/trends'
import { addDays, addWeeks, dayNumber } from '@trendee/core/periods/week'
import { plainText } from '@trendee/core/sentences/sentence'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useProjects } from '../../shared/collections/use-collections'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterBar } from '../../shared/lists/filter-bar'
import { FilterMulti } from '../../shared/lists/filter-multi'
import { CategoryFilter, GenderFilter, RegionFilter } from '../../shared/trends/trend-filters'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView, Empty } from '../../shared/ui/data-view'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { ForecastHint, LowConfidence, useForecastHidden } from './forecast-hint'
import { LeadTime, useLeadWeeks } from './lead-time'
import { orderSearch } from './trend-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './orders.module.css'

addTexts(orderTexts)
addTexts(trendeeTexts)

const MOST = 100
/** A year of peaks, and the season after the one that is missed. */
const WEEKS_AHEAD = 52
/** Names of months that stand side by side. */
const MOST_MONTHS = 8
/** What must be ordered within so many days stands out. */
const SOON_DAYS = 28
type Search = ReturnType<typeof orderSearch.read>

/** By which day to order each trend that peaks within the year, or each of a project, along the months. */
export function OrderCalendarScreen() {
  const { t } = useTexts()
  const { search, change, clear } = useScreenSearch(orderSearch)
  const projects = useProjects()
  const project = projects.data?.list.find(({ categoryId }) => categoryId === search.project)
  const isOfProject = search.project !== undefined
  const { gender, region, primaryCategory, level = [] } = search
  return (
    <div>
      <ScreenHead
        title={t('screen.order_calendar')}
        note={t('orders.note')}
        {...(project === undefined
          ? {}
          : {
              overline: (
                <Link to={`/trendee/my-trends/${project.categoryId}`}>
                  {t('orders.project', { name: project.name })}
                </Link>
              ),
            })}
      >
        <FilterBar count={Object.keys(orderSearch.write(search)).length} onClear={clear}>
          <GenderFilter value={gender} onChange={(value) => change({ gender: value })} />
          <RegionFilter value={region} onChange={(value) => change({ region: value })} />
          {!isOfProject && (
            <CategoryFilter value={primaryCategory} onChange={(value) => change({ primaryCategory: value })} />
          )}
          {!isOfProject && (
            <FilterMulti
              label={t('trend.level')}
              values={level}
              choices={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
              onChange={(values) =>
                change({ level: values.length === 0 ? undefined : LEVELS.filter((one) => values.includes(one)) })
              }
              width={140}
            />
          )}
          <LeadTime isInBar />
        </FilterBar>
      </ScreenHead>
      {search.project === undefined ? <OfRegion search={search} /> : <OfProject search={search} id={search.project} />}
    </div>
  )
}

function OfRegion({ search }: { readonly search: Search }) {
  const { t, format } = useTexts()
  const { gender, region, primaryCategory, level } = search
  const answer = useEndpoint(trends.topList, {
    gender,
    region,
    ...(primaryCategory === undefined ? {} : { primaryCategory }),
    ...(level === undefined ? {} : { level }),
    peak_within_weeks: WEEKS_AHEAD,
    sort: 'peak',
    order: 'asc',
    pageSize: MOST,
  })
  return (
    <DataView query={answer} skeleton={<RowsSkeleton height={480} />}>
      {({ list, total }) => (
        <>
          <Calendar list={list} region={region} />
          {total > list.length && (
            <p className={classes.note}>
              {t('orders.first_of', { shown: format.count(list.length), total: format.count(total) })}
            </p>
          )}
        </>
      )}
    </DataView>
  )
}

function OfProject({ search, id }: { readonly search: Search; readonly id: string }) {
  const { t, format } = useTexts()
  const { gender, region } = search
  const answer = useEndpoint(collection.collectInfoList, { categoryId: id, gender, region, pageSize: MOST })
  return (
    <DataView query={answer} skeleton={<RowsSkeleton height={480} />}>
      {({ list, total }) => (
        <>
          <Calendar list={list.flatMap(({ trend }) => (trend === null ? [] : [trend]))} region={region} />
          {total > list.length && (
            <p className={classes.note}>
              {t('orders.first_of', { shown: format.count(list.length), total: format.count(total) })}
            </p>
          )}
        </>
      )}
    </DataView>
  )
}

interface CalendarProps {
  readonly list: readonly TrendSummary[]
  readonly region: string
}

/** The trends by their last day to order, and after them those without one, with the reason. */
function Calendar({ list, region }: CalendarProps) {
  const { t, language, nameOf, format } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const isHidden = useForecastHidden(list.length > 0 && list.every((trend) => !hasForecast(trend)))
  if (isHidden) return <ForecastHint words={t('orders.with_plan')} />
  const decided = list.map((trend) => ({ trend, ...peakDecision(trend, leadWeeks) }))
  const dated = decided
    .flatMap(({ trend, orderBy }) => (orderBy === null ? [] : [{ trend, orderBy, peak: addWeeks(orderBy, leadWeeks) }]))
    .toSorted((a, b) => (a.orderBy < b.orderBy ? -1 : a.orderBy > b.orderBy ? 1 : 0))
  const others = decided.filter(({ orderBy }) => orderBy === null)
  const today = list[0]?.told_on ?? ''
  const axis = axisOf(
    today,
    dated.map(({ peak }) => peak),
  )
  return (
    <>
      {dated.length === 0 ? (
        <Empty message={t('orders.none')} />
      ) : (
        <ol className={classes.rows} aria-label={t('screen.order_calendar')}>
          <li className={`${classes.row} ${classes.head}`} aria-hidden>
            <span>{t('orders.trend')}</span>
            <span>{t('orders.by')}</span>
            <span className={classes.months}>
              {axis.months.map((month) => (
                <span key={month} style={{ insetInlineStart: axis.place(month) }}>
                  {format.month(month)}
                </span>
              ))}
            </span>
          </li>
          {dated.map(({ trend, orderBy, peak }) => (
            <li key={`${trend.trend_id}/${trend.gender}`} className={classes.row}>
              <span>
                <Link to={trendPath(trend)} search={inRegion(region)}>
                  {nameOf(trend.name, trend.trend_name_zh)}
                </Link>{' '}
                <LowConfidence trend={trend} />
              </span>
              <span className={orderBy < addDays(today, SOON_DAYS) ? classes.soon : ''}>{format.day(orderBy)}</span>
              <span
                role="img"
                className={classes.track}
                aria-label={t('orders.bar', { day: format.day(orderBy), peak: format.day(peak) })}
                title={t('orders.bar', { day: format.day(orderBy), peak: format.day(peak) })}
              >
                <span
                  className={classes.bar}
                  style={{ insetInlineStart: axis.place(orderBy), width: axis.width(orderBy, peak) }}
                />
                <span className={classes.mark} style={{ insetInlineStart: axis.place(orderBy) }} />
                <span className={classes.peak} style={{ insetInlineStart: axis.place(peak) }} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <Section title={t('orders.without')}>
          <ul className={`${classes.rows} ${classes.without}`}>
            {others.map(({ trend, words }) => (
              <li key={`${trend.trend_id}/${trend.gender}`}>
                <Link to={trendPath(trend)} search={inRegion(region)}>
                  {nameOf(trend.name, trend.trend_name_zh)}
                </Link>
                : {plainText(words[language])}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

interface Axis {
  /** First days of the months that are named. */
  readonly months: readonly string[]
  readonly place: (day: string) => string
  readonly width: (from: string, to: string) => string
}

/** From today to the last peak, a month at least. */
function axisOf(today: string, peaks: readonly string[]): Axis {
  const first = dayNumber(today)
  const last = Math.max(first + 31, ...peaks.map(dayNumber)) + 7
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
