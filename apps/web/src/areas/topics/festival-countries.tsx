import { Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { festivals } from '@trendee/contract/festivals/festivals'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { UNKNOWN } from '../../shared/format/format'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { FactTable } from '../../shared/ui/fact-table'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { useFirstScreenDrawn } from '../../shared/visits/first-screen'

type Interest = OutputOf<typeof festivals.byCountry>['list'][number]['interest']
type Lifts = Pick<Interest, 'categories' | 'attributes'>

/** The same festival in each country that keeps it. */
export function FestivalCountries({ id, gender }: { readonly id: string; readonly gender: AskedGender }) {
  const { t, format, nameOf } = useTexts()
  // Below the fold, and a dozen countries to look at.
  const isAsked = useFirstScreenDrawn()
  const liftsOf = ({ categories, attributes }: Lifts) =>
    [...categories, ...attributes]
      .map((lift) => `${nameOf(lift.name, lift.trend_name_zh)} ${format.growth(lift.lift)}`)
      .join(', ') || UNKNOWN
  const query = useEndpoint(festivals.byCountry, { id, gender }, { enabled: isAsked })
  return (
    <Section title={t('festivals.countries')}>
      <DataView query={query} skeleton={<Skeleton height={160} />}>
        {({ list }) => (
          <FactTable
            label={t('festivals.countries')}
            rows={list}
            rowId={({ country }) => country}
            columns={[
              { header: t('festivals.country'), renderCell: ({ country }) => format.region(country) },
              { header: t('festivals.next'), renderCell: ({ next }) => format.day(next), isWords: true },
              {
                header: t('festivals.everything'),
                renderCell: ({ interest }) =>
                  interest.state === 'known' ? <Growth value={interest.overall} size="sm" /> : UNKNOWN,
              },
              {
                header: t('festivals.stood_out'),
                renderCell: ({ interest }) => (interest.state === 'known' ? liftsOf(interest) : t('festivals.unknown')),
                isWords: true,
              },
            ]}
          />
        )}
      </DataView>
    </Section>
  )
}
