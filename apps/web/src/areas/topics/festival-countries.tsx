import { Skeleton } from '@mantine/core'
import { festivals } from '@trendee/contract/festivals/festivals'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { useFirstScreenDrawn } from '../../shared/visits/first-screen'
import classes from './topics.module.css'

/** The same festival in each country that keeps it. */
export function FestivalCountries({ id, gender }: { readonly id: string; readonly gender: AskedGender }) {
  const { t, format, nameOf } = useTexts()
  // Below the fold, and a dozen countries to look at.
  const isAsked = useFirstScreenDrawn()
  const query = useEndpoint(festivals.byCountry, { id, gender }, { enabled: isAsked })
  return (
    <Section title={t('festivals.countries')}>
      <DataView query={query} skeleton={<Skeleton height={160} />}>
        {({ list }) => (
          <div className={classes.tableBox}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('festivals.country')}</th>
                  <th scope="col">{t('festivals.next')}</th>
                  <th scope="col">{t('festivals.everything')}</th>
                  <th scope="col">{t('festivals.stood_out')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map(({ country, next, interest }) => (
                  <tr key={country}>
                    <th scope="row">{format.region(country)}</th>
                    <td>{format.day(next)}</td>
                    {interest.state === 'known' ? (
                      <>
                        <td>
                          <Growth value={interest.overall} size="sm" />
                        </td>
                        <td>
                          {[...interest.categories, ...interest.attributes]
                            .map((lift) => `${nameOf(lift.name, lift.trend_name_zh)} ${format.growth(lift.lift)}`)
                            .join(', ') || '–'}
                        </td>
                      </>
                    ) : (
                      <td colSpan={2} className={classes.small}>
                        {t('festivals.unknown')}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </DataView>
    </Section>
  )
}
