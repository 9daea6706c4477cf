import { Skeleton } from '@mantine/core'
import { socialTexts } from '@trendee/contract/texts/social'
import { trends } from '@trendee/contract/trends/trends'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { TrendKey } from './trend-curve'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

addTexts(socialTexts)

/** Whom the extraction finds a product to be for: finer than the filter's genders. */
type Wearer = GenderGroup | 'girls' | 'boys' | 'baby'
type Crowd = OutputOf<typeof trends.crowd>

interface TrendWearersProps {
  readonly detail: TrendDetail
  readonly trendKey: TrendKey
}

/** For whom its products are, and who shows it, as far as they or a panel declare it. */
export function TrendWearers({ detail, trendKey: { name, gender } }: TrendWearersProps) {
  const { t, format } = useTexts()
  const crowd = useEndpoint(trends.crowd, { name, gender })
  return (
    <Section id="wearers" title={t('wearers.title')}>
      <div className={classes.two}>
        {detail.genders.length > 0 && (
          <div>
            <p className="caps">{t('wearers.products')}</p>
            <BarList
              label={t('wearers.products')}
              items={detail.genders.map((row) => ({
                id: row.gender,
                name: t(row.gender === '' ? 'gender.unstated' : `gender.${row.gender as Wearer}`),
                fraction: row.share,
                value: format.share(row.share),
                extra: t('count.products', { count: row.products }),
              }))}
            />
          </div>
        )}
        <div>
          <p className="caps">{t('wearers.ages')}</p>
          <DataView query={crowd} skeleton={<Skeleton height={120} />}>
            {(data) => (data.declared === 0 ? <NoAges crowd={data} /> : <Ages crowd={data} />)}
          </DataView>
        </div>
      </div>
    </Section>
  )
}

/** That nobody declares an age, and what would fill it. */
function NoAges({ crowd }: { readonly crowd: Crowd }) {
  const { t, format } = useTexts()
  return <p className={classes.note}>{t('wearers.none', { creators: format.count(crowd.creators) })}</p>
}

function Ages({ crowd }: { readonly crowd: Crowd }) {
  const { t, format } = useTexts()
  const bars = (
    label: string,
    rows: readonly { readonly id: string; readonly name: string; readonly count: number }[],
  ) => {
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    return (
      <BarList
        label={label}
        items={rows.map(({ id, name, count }) => ({
          id,
          name,
          fraction: count / all,
          value: format.share(count / all),
          extra: t('count.creators', { count }),
        }))}
      />
    )
  }
  return (
    <>
      {bars(
        t('wearers.ages'),
        crowd.age_groups.map(({ value, creators }) => ({ id: value, name: t(`age_group.${value}`), count: creators })),
      )}
      {crowd.generations.length > 0 && (
        <>
          <p className={`caps ${classes.under}`}>{t('wearers.generations')}</p>
          {bars(
            t('wearers.generations'),
            crowd.generations.map(({ value, creators }) => ({
              id: value,
              name: t(`generation.${value}`),
              count: creators,
            })),
          )}
        </>
      )}
      {crowd.genders.length > 0 && (
        <>
          <p className={`caps ${classes.under}`}>{t('wearers.people')}</p>
          {bars(
            t('wearers.people'),
            crowd.genders.map(({ value, creators }) => ({
              id: value,
              name: t(`person_gender.${value}`),
              count: creators,
            })),
          )}
        </>
      )}
      <p className={classes.quiet}>
        {t('wearers.declared', { declared: format.count(crowd.declared), creators: format.count(crowd.creators) })}
      </p>
    </>
  )
}
