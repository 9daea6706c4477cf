import { Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { festivals } from '@trendee/contract/festivals/festivals'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Figure, Section } from '../../shared/ui/screen'
import { useDaysLeft } from './festival-calendar'
import { FestivalCountries } from './festival-countries'
import { LiftCards } from './lift-cards'
import classes from './topics.module.css'

type Detail = OutputOf<typeof festivals.detail>

interface PartProps {
  readonly id: string
  readonly region: string
  readonly gender: AskedGender
}

/** One festival: when, and what stood out before it last time. */
export function FestivalPart({ id, region, gender }: PartProps) {
  const { t, format } = useTexts()
  const query = useEndpoint(festivals.detail, { id, region, gender })
  return (
    <div className={classes.part}>
      <DataView query={query} skeleton={<Skeleton height={420} />} unknown={<Empty message={t('festivals.none')} />}>
        {(detail) => (
          <>
            <Head detail={detail} />
            {detail.last === null ? (
              <Empty message={t('festivals.not_kept', { region: format.region(region) })} />
            ) : (
              <>
                <Section
                  title={t('festivals.searched')}
                  note={t('festivals.searched_note', { day: format.day(detail.last) })}
                >
                  <Effect effect={detail.interest} day={detail.last} region={region} gender={gender} />
                </Section>
                <Section title={t('festivals.sold')} note={t('festivals.sold_note', { day: format.day(detail.last) })}>
                  <Effect effect={detail.sales} day={detail.last} region={region} gender={gender} />
                </Section>
              </>
            )}
            <FestivalCountries id={id} gender={gender} />
          </>
        )}
      </DataView>
    </div>
  )
}

function Head({ detail: { festival, next, last, days_left: daysLeft } }: { readonly detail: Detail }) {
  const { t, format, nameOf } = useTexts()
  const left = useDaysLeft()
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
    </header>
  )
}

interface EffectProps {
  readonly effect: Detail['interest']
  readonly day: string
  readonly region: string
  readonly gender: AskedGender
}

function Effect({ effect, day, region, gender }: EffectProps) {
  const { t, format } = useTexts()
  const { state, weeks, needed_weeks: needed, series, overall, categories, attributes } = effect
  if (state === 'not_enough_data') {
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
