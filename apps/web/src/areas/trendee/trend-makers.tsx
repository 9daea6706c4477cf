import { Link } from '@tanstack/react-router'
import { trendBrands, trendInfluencers } from '@trendee/contract/social/creators'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { brandPath, creatorPath } from '../../shared/records/record-path'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { TrendKey } from './trend-curve'
import type { TrendDetail } from './trend-models'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './trend-screen.module.css'

const ROWS = 8
const WINDOW_DAYS = 30

interface TrendMakersProps {
  readonly detail: TrendDetail
  readonly trendKey: TrendKey
}

/** Who sells it, whom its posts name, and who posts it. */
export function TrendMakers({ detail, trendKey: { name, gender } }: TrendMakersProps) {
  const { t } = useTexts()
  const asked = { name, gender, window: WINDOW_DAYS, quantity: ROWS } as const
  return (
    <Section id="brands" title={t('makers.title')} note={t('makers.note')}>
      <div className={classes.three}>
        <OnSale brands={detail.brands} />
        <Named asked={asked} />
        <Creators asked={asked} />
      </div>
    </Section>
  )
}

function OnSale({ brands }: Pick<TrendDetail, 'brands'>) {
  const { t, nameOf } = useTexts()
  const most = Math.max(1, ...brands.map((brand) => brand.products))
  return (
    <div>
      <p className="caps">{t('makers.on_sale')}</p>
      {brands.length === 0 && <p className={classes.note}>{t('makers.none_on_sale')}</p>}
      <BarList
        label={t('makers.on_sale')}
        items={brands.slice(0, ROWS).map((row) => ({
          id: row.brand_id,
          name: nameOf(row.brand, row.brand_zh),
          to: brandPath(row.brand_id),
          fraction: row.products / most,
          value: t('count.products', { count: row.products }),
        }))}
      />
    </div>
  )
}

interface AskedProps {
  readonly asked: {
    readonly name: string
    readonly gender: TrendKey['gender']
    readonly window: 30
    readonly quantity: number
  }
}

const skeleton = <RowsSkeleton height={240} />

function Named({ asked }: AskedProps) {
  const { t } = useTexts()
  const brands = useEndpoint(trendBrands, asked)
  return (
    <div>
      <p className="caps">{t('makers.in_posts')}</p>
      <DataView
        query={brands}
        skeleton={skeleton}
        isEmpty={(data) => data.list.length === 0}
        empty={<p className={classes.note}>{t('makers.none_named')}</p>}
      >
        {({ list }) => {
          const most = Math.max(1, ...list.map((brand) => brand.posts))
          return (
            <BarList
              label={t('makers.in_posts')}
              items={list.map((brand) => ({
                id: brand.brand_id,
                name: brand.name,
                to: brandPath(brand.brand_id),
                fraction: brand.posts / most,
                value: t('makers.posts', { count: brand.posts }),
                extra: t('count.creators', { count: brand.creators }),
              }))}
            />
          )
        }}
      </DataView>
    </div>
  )
}

function Creators({ asked }: AskedProps) {
  const { t, format } = useTexts()
  const name = useNames()
  const creators = useEndpoint(trendInfluencers, asked)
  return (
    <div>
      <p className="caps">{t('makers.creators')}</p>
      <DataView
        query={creators}
        skeleton={skeleton}
        isEmpty={(data) => data.list.length === 0}
        empty={<p className={classes.note}>{t('makers.none_posted')}</p>}
      >
        {({ list }) => {
          const most = Math.max(1, ...list.map((creator) => creator.posts))
          return (
            <>
              <BarList
                label={t('makers.creators')}
                items={list.map((creator) => ({
                  id: creator.id,
                  name: creator.name,
                  to: creatorPath(creator.id),
                  fraction: creator.posts / most,
                  value: t('makers.posts', { count: creator.posts }),
                  extra: [
                    name(creator.platform),
                    creator.followers === null ? '' : t('makers.followers', { count: format.short(creator.followers) }),
                    t('makers.first_post', { day: format.day(creator.first_post) }),
                    creator.led_weeks === null ? '' : t('makers.led', { count: creator.led_weeks }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              />
              <Link className={classes.note} to="/trendee/creators" search={{ trend: asked.name }}>
                {t('makers.all_creators')}
              </Link>
            </>
          )
        }}
      </DataView>
    </div>
  )
}
