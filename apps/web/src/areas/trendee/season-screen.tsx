import { Suspense } from 'react'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { seasonScreenTexts } from '@trendee/contract/texts/season-screen'
import { seasonTexts } from '@trendee/contract/texts/seasons'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { season as seasonCall } from '@trendee/contract/trends/season'
import { isSouthern } from '@trendee/core/regions/season-of-year'
import { leadStillMet, seasonOrderDays } from '@trendee/core/season/season-order'
import { inNorthernCalendar, seasonId, seasonNamed, seasonOfId } from '@trendee/core/season/selling-season'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { LazyNothingYet } from '../../shared/first-import/lazy-nothing-yet'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { CheckField } from '../../shared/lists/check-field'
import { ExportButton } from '../../shared/lists/export-button'
import { FilterBar, FilterSelect } from '../../shared/lists/filter-bar'
import { usePreferenceNames } from '../../shared/preferences/use-preference-names'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { CategoryFilter, GenderFilter, RegionFilter } from '../../shared/trends/trend-filters'
import { DataView, Empty } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { PrintButton } from '../../shared/ui/print-button'
import { ScreenHead } from '../../shared/ui/screen'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { LeadTime, useLeadWeeks } from '../../shared/trends/lead-time'
import { SeasonPart } from './season-part'
import { SeasonPast } from './season-past'
import { seasonSearch } from './trend-search'
import classes from './season.module.css'

addTexts(trendeeTexts)
addTexts(seasonTexts)
addTexts(seasonScreenTexts)

/** The address of the season that goods ordered today still meet. */
const NEXT = 'next'

export type SeasonAnswer = OutputOf<typeof seasonCall>

/** What the screen asks, its season filled in. */
export type SeasonQuestion = ReturnType<typeof seasonSearch.read> & {
  readonly season: string
  readonly lead_weeks: number
}

/** What to order for a selling season: colours, garments, patterns, fabrics, details and styles in three groups each. */
export function SeasonScreen() {
  const asked = usePathParam('season')
  const { t } = useTexts()
  if (asked !== NEXT && seasonOfId(asked) === null) {
    return (
      <NotFound advice={t('season.unknown')}>
        <Link to={`/trendee/season/${NEXT}`}>{t('season.back')}</Link>
      </NotFound>
    )
  }
  return <OneSeason {...(asked === NEXT ? {} : { asked })} />
}

function OneSeason({ asked }: { readonly asked?: string }) {
  const { t, format, language } = useTexts()
  const { search, change, clear } = useScreenSearch(seasonSearch)
  const navigate = useNavigate()
  const [leadWeeks] = useLeadWeeks()
  const name = useNames()
  const { category } = usePreferenceNames()
  const { gender, region, primaryCategory, platform, evidence } = search
  const question = {
    ...search,
    ...(asked === undefined ? {} : { season: asked }),
    lead_weeks: leadWeeks,
  }
  const answer = useEndpoint(seasonCall, question)
  const data = answer.data
  const platforms = data?.platforms ?? []
  // What is chosen stays to be seen where other filters leave it nothing.
  const isOffered = platform === undefined || platforms.some(({ value }) => value === platform)
  const platformChoices = isOffered ? platforms : [...platforms, { value: platform, trends: 0 }]
  /** South of the equator the same weeks have another season's name. */
  const goToRegion = (value: string | undefined) => {
    const selling = asked === undefined || value === undefined ? null : seasonOfId(asked)
    if (selling === null || value === undefined || isSouthern(value) === isSouthern(region)) {
      change({ region: value })
      return
    }
    const id = seasonId(inNorthernCalendar(selling, isSouthern(value) ? value : region))
    void navigate({ to: `/trendee/season/${id}`, search: seasonSearch.write({ ...search, region: value }) })
  }
  const named = (id: string) => {
    const selling = seasonOfId(id)
    return selling === null ? id : seasonInWords(selling, region, language)
  }
  // What stands below names the screen: until another season has come, or where it does not, that is the one before.
  const shown = data?.season ?? asked
  const title = shown === undefined ? t('screen.season') : named(shown)
  useScreenTitle(title)
  return (
    <div className={classes.screen}>
      <ScreenHead
        title={title}
        // All that narrows it: on paper there is no bar of filters.
        overline={[
          format.region(region),
          t(`gender.${gender}`),
          ...(primaryCategory === undefined ? [] : [category(primaryCategory)]),
          ...(platform === undefined ? [] : [name(platform)]),
          ...(evidence === undefined ? [] : [t('filter.measured_only')]),
        ].join(' · ')}
        {...(data === undefined || !isTold(data)
          ? {}
          : {
              note: t('season.note', {
                from: format.day(data.from),
                to: format.day(data.to),
                day: format.day(data.told_on),
                newest: format.day(data.as_of),
              }),
            })}
      >
        <FilterBar count={Object.keys(seasonSearch.write(search)).length} onClear={clear}>
          {data !== undefined && (
            <SegmentedControl
              size="xs"
              aria-label={t('seasons.choose')}
              value={asked ?? data.season}
              onChange={(id) => void navigate({ to: `/trendee/season/${id}`, search: true, resetScroll: false })}
              data={data.seasons.map(({ season: id }) => ({ value: id, label: named(id) }))}
            />
          )}
          <GenderFilter value={gender} onChange={(value) => change({ gender: value })} />
          <RegionFilter value={region} onChange={goToRegion} />
          <CategoryFilter value={primaryCategory} onChange={(value) => change({ primaryCategory: value })} />
          <FilterSelect
            label={t('season.platform')}
            value={platform}
            choices={platformChoices.map(({ value, trends }) => ({
              value,
              label: `${name(value)} (${format.count(trends)})`,
            }))}
            onChange={(value) => change({ platform: value })}
            width={150}
          />
          <CheckField
            label={t('filter.measured_only')}
            isChecked={evidence === 'measured'}
            onChange={(isChecked) => change({ evidence: isChecked ? 'measured' : undefined })}
          />
          <LeadTime isInBar />
          <PrintButton>{t('season.print')}</PrintButton>
          {data !== undefined && isTold(data) && (
            <ExportButton
              what="season"
              file={`trendee-${data.season}`}
              parameters={{ ...question, season: data.season }}
              rows={data.counts.trends - data.counts.without}
            />
          )}
        </FilterBar>
      </ScreenHead>
      <DataView query={answer} skeleton={<SeasonSkeleton />}>
        {(found) => <Board found={found} named={named} search={search} onClear={clear} leadWeeks={leadWeeks} />}
      </DataView>
    </div>
  )
}

interface BoardProps {
  readonly found: SeasonAnswer
  readonly named: (id: string) => string
  readonly search: ReturnType<typeof seasonSearch.read>
  readonly onClear: () => void
  readonly leadWeeks: number
}

/** Whether anything is said of the season, which has not begun. */
function isTold({ from, told_on: today, counts }: SeasonAnswer): boolean {
  return from > today && counts.trends > counts.without
}

function Board({ found, named, search, onClear, leadWeeks }: BoardProps) {
  const { t, format, language } = useTexts()
  const { told_on: today, parts, counts } = found
  if (!isTold(found)) return <NothingSaid {...{ found, named, search, onClear }} />
  const selling = seasonNamed(found.season)
  const { forFirstWeek: orderBy } = seasonOrderDays(selling, search.region, { peakWeek: null, leadWeeks })
  const shorter = leadStillMet(found.from, today)
  const isOfEverybody = parts.some(({ groups }) =>
    groups.some(({ list }) => list.some(({ trend }) => search.gender !== 'all' && trend.gender === '')),
  )
  return (
    <>
      <p className={classes.lead}>
        {[
          t(orderBy < today ? 'season.lead_past' : 'season.lead', { count: leadWeeks, day: format.day(orderBy) }),
          ...(orderBy >= today || shorter === null ? [] : [t('season.shorter', { count: shorter })]),
        ].join(language === 'zh' ? '' : ' ')}
      </p>
      <div className={classes.notes}>
        {isOfEverybody && <p>{t('season.everybody_note')}</p>}
        {search.primaryCategory !== undefined && <p>{t('season.category_note')}</p>}
        {search.platform !== undefined && <p>{t('season.platform_note')}</p>}
      </div>
      {parts.map((part) => (
        <SeasonPart
          key={part.part}
          part={part}
          question={{ ...search, season: found.season, lead_weeks: leadWeeks }}
          today={today}
        />
      ))}
      <div className={classes.notes}>
        <p>
          {t('season.counts', {
            trends: format.count(counts.trends),
            grouped: format.count(counts.grouped),
            out: format.count(counts.out_of_season),
            unknown: format.count(counts.not_known),
            without: format.count(counts.without),
            guesses: format.count(counts.guesses),
          })}
        </p>
        <p>{t('season.rule_note')}</p>
        <p>{t('season.error_note')}</p>
        {counts.not_worn > 0 && <p>{t('season.not_worn', { count: counts.not_worn })}</p>}
      </div>
      <SeasonPast past={found.past} named={named} />
    </>
  )
}

/** Why nothing is said: nothing fits the filters, the season has begun or lies too far off, or no forecast covers it. */
function NothingSaid({ found, named, search, onClear }: Omit<BoardProps, 'leadWeeks'>) {
  const { t } = useTexts()
  const { season, from, to, told_on: today, seasons, counts } = found
  const last = seasons.at(-1)
  if (counts.trends === 0 && Object.keys(seasonSearch.write(search)).length > 0) {
    return (
      <Empty message={t('season.nothing_fits')}>
        <Button variant="default" size="sm" onClick={onClear}>
          {t('season.without_filters')}
        </Button>
      </Empty>
    )
  }
  const isBeyond = last !== undefined && to > last.to
  const why =
    to < today
      ? 'season.over'
      : from <= today
        ? 'season.begun'
        : isBeyond
          ? 'season.beyond'
          : search.evidence === 'measured'
            ? 'season.none_measured'
            : 'season.none'
  const message = t(why, { season: named(season) })
  const words = (
    <Empty message={message}>
      {why === 'season.none_measured' ? (
        <Button variant="default" size="sm" onClick={onClear}>
          {t('season.without_filters')}
        </Button>
      ) : (
        <Link to={`/trendee/season/${NEXT}`} search>
          {t('season.back')}
        </Link>
      )}
    </Empty>
  )
  return counts.trends > 0 ? (
    words
  ) : (
    <Suspense>
      <LazyNothingYet>{words}</LazyNothingYet>
    </Suspense>
  )
}

function SeasonSkeleton() {
  return (
    <>
      <Skeleton height={20} width={420} mb={32} />
      <Skeleton height={28} width={160} mb={20} />
      <div className={classes.palette}>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} height={190} />
        ))}
      </div>
      <Skeleton height={28} width={160} mt={40} mb={20} />
      <div className={classes.rows}>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} height={84} />
        ))}
      </div>
    </>
  )
}
