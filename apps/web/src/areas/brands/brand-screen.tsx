import { Skeleton } from '@mantine/core'
import { brands } from '@trendee/contract/brands/brands'
import { brandTexts } from '@trendee/contract/texts/brands'
import { columnTexts } from '@trendee/contract/texts/columns'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView } from '../../shared/ui/data-view'
import { JumpLinks } from '../../shared/ui/jump-links'
import { NotFound } from '../../shared/ui/not-found-page'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { BrandCompared } from './brand-compared'
import { BrandCourse } from './brand-course'
import { BrandHead } from './brand-head'
import { BrandNumbers } from './brand-numbers'
import { BrandPrices } from './brand-prices'
import { brandPageSearch } from './brand-search'
import { BrandLooks, BrandPosts, BrandProducts } from './brand-shelves'

addTexts(brandTexts)
addTexts(columnTexts)
addTexts(trendeeTexts)

/** Everything about one brand. */
export function BrandScreen() {
  const id = usePathParam('id')
  // Another brand is another page: nothing of the one before may stay on it.
  return <Brand key={id} id={id} />
}

function Brand({ id }: { readonly id: string }) {
  const { t, nameOf } = useTexts()
  const { search, change } = useScreenSearch(brandPageSearch)
  const { window, compare } = search
  const info = useEndpoint(brands.info, { id, window, ...(compare === undefined ? {} : { compare }) })
  const brand = info.data?.brand
  useScreenTitle(brand === undefined ? '' : nameOf(brand.name, brand.name_zh))
  return (
    <DataView query={info} skeleton={<BrandSkeleton />} unknown={<NotFound advice={t('brand.unknown')} />}>
      {(data) => (
        <>
          <BrandHead info={data} window={window} onWindow={(days) => change({ window: days })} />
          <JumpLinks
            parts={[
              { id: 'prices', label: t('brand.prices'), isThere: data.categories.length > 0 },
              { id: 'course', label: t('brand.course'), isThere: data.weeks.length > 0 },
              { id: 'compared', label: t('brand.compare'), isThere: true },
              { id: 'best', label: t('brand.best'), isThere: data.best_sellers.length > 0 },
              { id: 'posts', label: t('trend.posts'), isThere: data.posts.length > 0 },
              { id: 'looks', label: t('trend.looks'), isThere: data.looks.length > 0 },
            ].filter(({ isThere }) => isThere)}
          />
          <BrandPrices info={data} />
          <BrandNumbers info={data} window={window} />
          <BrandCourse info={data} />
          <BrandCompared
            info={data}
            window={window}
            compare={compare ?? []}
            onChange={(ids) => change({ compare: ids })}
          />
          <BrandProducts info={data} />
          <BrandPosts posts={data.posts} />
          <BrandLooks looks={data.looks} />
        </>
      )}
    </DataView>
  )
}

function BrandSkeleton() {
  return (
    <>
      <Skeleton height={14} width={120} mb={12} />
      <Skeleton height={48} width="40%" mb={24} />
      <Skeleton height={90} mb={40} />
      <Skeleton height={320} mb={40} />
      <Skeleton height={320} />
    </>
  )
}
