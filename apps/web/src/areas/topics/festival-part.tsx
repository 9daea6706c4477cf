import { Button } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { festivals } from '@trendee/contract/festivals/festivals'
import type { FestivalCountry } from '@trendee/core/festivals/festival'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Figure, Section } from '../../shared/ui/screen'
import { useDaysLeft } from './festival-calendar'
import { FestivalCountries } from './festival-countries'
import { FestivalSold } from './festival-sold'
import { LiftCards } from './lift-cards'
import type { TopicSearch } from './topic-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './topics.module.css'

type Detail = OutputOf<typeof festivals.detail>

interface PartProps {
  readonly id: string
  readonly region: FestivalCountry
  readonly search: TopicSearch
  readonly onCountry: (country: FestivalCountry) => void
  readonly onSort: (sort: TopicSearch['sold']) => void
}

/** What is asked of one festival in one country. */
export function detailInput(id: string, region: FestivalCountry, { gender, sold }: TopicSearch) {
  return { id, region, gender, ...(sold === 'units' ? {} : { sort: sold }) }
}

/** One festival: when, and what stood out before it last time. */
export function FestivalPart({ id, region, search, onCountry, onSort }: PartProps) {
  const { t } = useTexts()
  const { gender } = search
  const query = useEndpoint(festivals.detail, detailInput(id, region, search))
  return (
    <div className={classes.part}>
      <DataView
        query={query}
        skeleton={<RowsSkeleton height={420} />}
        unknown={<Empty message={t('festivals.none')} />}
      >
        {(detail) => (
          <>
            <Head detail={detail} />
            {detail.last === null ? (
              <NotKept detail={detail} onCountry={onCountry} />
            ) : (
              <>
                <Section title={t('festivals.searched')} note={<MeasuredBefore detail={detail} />}>
                  <Effect effect={detail.interest} region={region} gender={gender} />
                </Section>
                <FestivalSold detail={detail} sort={search.sold} onSort={onSort}>
                  {detail.sales.state === 'known' && <Effect effect={detail.sales} region={region} gender={gender} />}
                </FestivalSold>
              </>
            )}
            <FestivalCountries id={id} gender={gender} />
          </>
        )}
      </DataView>
    </div>
  )
}

function MeasuredBefore({ detail: { interest, last } }: { readonly detail: Detail }) {
  const { t, format } = useTexts()
  return <>{t('festivals.searched_note', { day: format.day(interest.day ?? last) })}</>
}

interface NotKeptProps {
  readonly detail: Detail
  readonly onCountry: (country: FestivalCountry) => void
}

function NotKept({ detail: { region, countries }, onCountry }: NotKeptProps) {
  const { t, format } = useTexts()
  return (
    <Empty message={t('festivals.not_kept', { region: format.region(region) })}>
      <div className={classes.more}>
        {countries.map((country) => (
          <Button key={country} variant="default" size="xs" onClick={() => onCountry(country)}>
            {t('festivals.open_in', { region: format.region(country) })}
          </Button>
        ))}
      </div>
    </Empty>
  )
}

function Head({ detail }: { readonly detail: Detail }) {
  const { t, format, nameOf } = useTexts()
  const left = useDaysLeft()
  const { festival, next, last, days_left: daysLeft, without_data: missed, as_of: end } = detail
  return (
    <header>
      <p className="caps">{t(`festivals.kind_${festival.kind}`)}</p>
      <h2 className={`display ${classes.name}`}>{nameOf(festival.name, festival.name_zh)}</h2>
      <div className={classes.figures}>
        <Figure label={t('festivals.next')} note={left(daysLeft)}>
          {format.day(next)}
        </Figure>
        <Figure label={t('festivals.last')}>{format.day(last)}</Figure>
        <Figure label={t('festivals.build_up')}>{t('festivals.weeks', { count: festival.build_up_weeks })}</Figure>
      </div>
      {missed.length > 0 && (
        <p className={classes.missed}>
          {t('festivals.without_data', { days: format.list(missed.map(format.day)), end: format.day(end) })}
        </p>
      )}
    </header>
  )
}

interface EffectProps {
  readonly effect: Detail['interest']
  readonly region: string
  readonly gender: AskedGender
}

function Effect({ effect, region, gender }: EffectProps) {
  const { t, format } = useTexts()
  const { state, day, weeks, needed_weeks: needed, series, overall, categories, attributes } = effect
  if (state === 'not_enough_data' || day === null) {
    return <p className={classes.quiet}>{t('festivals.too_little', { weeks, needed })}</p>
  }
  const kinds = [
    [t('festivals.categories'), categories],
    [t('festivals.attributes'), attributes],
  ] as const
  return (
    <>
      <p className={classes.quiet}>
        {t('festivals.overall', { series, growth: format.growth(overall) })}{' '}
        {categories.length + attributes.length === 0 ? t('festivals.nothing') : t('festivals.legend')}
      </p>
      {kinds.map(([title, lifts]) =>
        lifts.length === 0 ? null : (
          <LiftCards key={title} title={title} lifts={lifts} day={day} region={region} gender={gender} />
        ),
      )}
    </>
  )
}
