import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { collection } from '@trendee/contract/collection/collection'
import type { TrendSummary } from '@trendee/contract/fields'
import { orderTexts } from '@trendee/contract/texts/orders'
import { seasonScreenTexts } from '@trendee/contract/texts/season-screen'
import { seasonTexts } from '@trendee/contract/texts/seasons'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { seasonList } from '@trendee/contract/trends/season'
import { hasForecast } from '@trendee/contract/trends/trend-facts'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { seasonsAhead } from '@trendee/core/season/season-board'
import { type SellingSeason, seasonId, sellingWeeks } from '@trendee/core/season/selling-season'
import { plainText } from '@trendee/core/sentences/sentence'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useProjects } from '../../shared/collections/use-collections'
import { LazyNothingYet } from '../../shared/first-import/lazy-nothing-yet'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { CheckField } from '../../shared/lists/check-field'
import { FilterBar } from '../../shared/lists/filter-bar'
import { CategoryFilter, GenderFilter, RegionFilter } from '../../shared/trends/trend-filters'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView, Empty } from '../../shared/ui/data-view'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { ForecastHint, useForecastHidden } from '../../shared/trends/forecast-hint'
import { LeadTime, useLeadWeeks } from '../../shared/trends/lead-time'
import { keyOf, orderRow, rowsOfTrends } from './order-rows'
import { SeasonOrders } from './season-orders'
import { ShownOf } from './shown-of'
import { orderSearch, seasonSearch } from './trend-search'
import classes from './orders.module.css'

addTexts(orderTexts)
addTexts(seasonTexts)
addTexts(seasonScreenTexts)
addTexts(trendeeTexts)

const FIRST = 12
/** As many as one question brings. */
const MOST = 100
type Search = ReturnType<typeof orderSearch.read>

/** What to order by which day for each coming season: of a region, or of a project. */
export function OrderCalendarScreen() {
  const { t } = useTexts()
  const { search, change, clear } = useScreenSearch(orderSearch)
  const projects = useProjects()
  const project = projects.data?.list.find(({ categoryId }) => categoryId === search.project)
  const isOfProject = search.project !== undefined
  const { gender, region, primaryCategory, evidence } = search
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
            <CheckField
              label={t('filter.measured_only')}
              isChecked={evidence === 'measured'}
              onChange={(isChecked) => change({ evidence: isChecked ? 'measured' : undefined })}
            />
          )}
          <LeadTime isInBar />
        </FilterBar>
      </ScreenHead>
      {search.project === undefined ? <OfRegion search={search} /> : <OfProject search={search} id={search.project} />}
    </div>
  )
}

/** What is asked of the trends of a region, whichever the season. */
function useQuestion({ gender, region, primaryCategory, evidence }: Search) {
  const [leadWeeks] = useLeadWeeks()
  return {
    gender,
    region,
    ...(primaryCategory === undefined ? {} : { primaryCategory }),
    ...(evidence === undefined ? {} : { evidence }),
    lead_weeks: leadWeeks,
    in_time: 'true',
  } as const
}

function OfRegion({ search }: { readonly search: Search }) {
  const { t } = useTexts()
  // The seasons follow from the server's day, which every answer tells.
  const answer = useEndpoint(seasonList, { ...useQuestion(search), pageSize: 1 })
  return (
    <DataView query={answer} skeleton={<RowsSkeleton height={480} />}>
      {({ told_on: today, as_of: newest }) =>
        newest === null ? (
          <Suspense>
            <LazyNothingYet>
              <Empty message={t('orders.none')} />
            </LazyNothingYet>
          </Suspense>
        ) : (
          seasonsAhead(today, search.region).map((selling) => (
            <SeasonOfRegion key={seasonId(selling)} selling={selling} search={search} today={today} />
          ))
        )
      }
    </DataView>
  )
}

interface SeasonOfRegionProps {
  readonly selling: SellingSeason
  readonly search: Search
  readonly today: string
}

function SeasonOfRegion({ selling, search, today }: SeasonOfRegionProps) {
  const { t } = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  const question = { ...useQuestion(search), season: seasonId(selling), pageSize: isWhole ? MOST : FIRST }
  const answer = useEndpoint(seasonList, question)
  return (
    <DataView query={answer} skeleton={<RowsSkeleton height={320} />}>
      {({ list, total }) => (
        <SeasonOrders
          selling={selling}
          region={search.region}
          today={today}
          rows={list.map(({ trend, told }) => orderRow(trend, told, { today, leadWeeks: question.lead_weeks }))}
          asked={search.gender}
          aside={
            <Link to={`/trendee/season/${seasonId(selling)}`} search={seasonSearch.write({ ...search })}>
              {t('orders.whole')}
            </Link>
          }
        >
          {total > FIRST && (
            <p className={classes.note}>
              <ShownOf
                shown={list.length}
                total={total}
                most={MOST}
                isWhole={isWhole}
                onTurn={() => setIsWhole(!isWhole)}
              />
            </p>
          )}
        </SeasonOrders>
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
          <SeasonsOfTrends list={list.flatMap(({ trend }) => (trend === null ? [] : [trend]))} search={search} />
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

interface SeasonsOfTrendsProps {
  readonly list: readonly TrendSummary[]
  readonly search: Search
}

/** The trends season by season, and after them those that have none to be ordered for, with the reason. */
function SeasonsOfTrends({ list, search: { gender, region } }: SeasonsOfTrendsProps) {
  const { t, language, nameOf } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const isHidden = useForecastHidden(list.length > 0 && list.every((trend) => !hasForecast(trend)))
  const [first] = list
  if (isHidden) return <ForecastHint words={t('orders.with_plan')} />
  if (first === undefined) return <Empty message={t('orders.none')} />
  const bySeason = seasonsAhead(first.told_on, region).map((selling) => ({
    selling,
    rows: rowsOfTrends(list, sellingWeeks(selling, region).from, leadWeeks),
  }))
  const placed = new Set(bySeason.flatMap(({ rows }) => rows.map(({ key }) => key)))
  const others = list.filter((trend) => !placed.has(keyOf(trend)))
  return (
    <>
      {bySeason.map(({ selling, rows }) => (
        <SeasonOrders
          key={seasonId(selling)}
          selling={selling}
          region={region}
          today={first.told_on}
          rows={rows}
          asked={gender}
        />
      ))}
      {others.length > 0 && (
        <Section title={t('orders.without')}>
          <ul className={`${classes.rows} ${classes.without}`}>
            {others.map((trend) => (
              <li key={keyOf(trend)}>
                <Link to={trendPath(trend)} search={inRegion(region)}>
                  {nameOf(trend.name, trend.trend_name_zh)}
                </Link>
                : {plainText(whatToDo(trend, leadWeeks).words[language])}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
