import { Suspense, lazy, useState } from 'react'
import { Skeleton } from '@mantine/core'
import { notFound, useLocation } from '@tanstack/react-router'
import type { ProductSummary } from '@trendee/contract/fields'
import type { SellingPath } from '@trendee/contract/selling/platforms'
import { selling } from '@trendee/contract/selling/selling'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { addressOfPlatform, platformOfAddress } from '../../shared/products/product-path'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { ScreenHead } from '../../shared/ui/screen'
import { SellerFilters } from './seller-filters'
import classes from './seller-list-screen.module.css'
import { type SellerQuestion, listParameters, sellerListSearch } from './seller-search'
import { SellerWall } from './seller-wall'

const QuickView = lazy(() => import('./quick-view').then((module) => ({ default: module.QuickView })))
const LeadersPanel = lazy(() => import('./leaders-panel').then((module) => ({ default: module.LeadersPanel })))
const SellerTable = lazy(() => import('./seller-table').then((module) => ({ default: module.SellerTable })))

/** Best sellers or new arrivals of one marketplace: the same screen for all of them. */
export function SellerListScreen() {
  const platform = platformOfAddress(usePathParam('platform'))
  const question = useLocation({
    select: (location): SellerQuestion => (location.pathname.includes('/new-arrival/') ? 'new-arrival' : 'best-seller'),
  })
  if (platform === null) throw notFound()
  return <SellerList key={`${question}/${platform}`} platform={platform} question={question} />
}

export interface SellerListProps {
  readonly platform: SellingPath
  readonly question: SellerQuestion
}

function SellerList({ platform, question }: SellerListProps) {
  const { t } = useTexts()
  const name = useNames()
  const { search, change, clear } = useScreenSearch(sellerListSearch)
  const [quick, setQuick] = useState<{ products: readonly ProductSummary[]; at: number } | null>(null)
  const shop = name(addressOfPlatform(platform))
  const shared = {
    entry: selling[platform].list,
    params: listParameters(search, question),
    search,
    change,
    platform,
    question,
    onQuickView: (products: readonly ProductSummary[], at: number) => setQuick({ products, at }),
  }
  return (
    <div>
      <ScreenHead
        overline={shop}
        title={t(question === 'best-seller' ? 'sellers.best_title' : 'sellers.new_title', { shop })}
        note={t(question === 'best-seller' ? 'meaning.best_seller' : 'meaning.new_arrival')}
      />
      <SellerFilters platform={platform} search={search} onChange={change} onClear={clear} />
      <div className={classes.columns} data-view={search.view ?? 'wall'}>
        <div className={classes.main}>
          {(search.view ?? 'wall') === 'wall' ? (
            <SellerWall {...shared} />
          ) : (
            <Suspense fallback={<Skeleton height={640} />}>
              <SellerTable {...shared} />
            </Suspense>
          )}
        </div>
        <Suspense fallback={<Skeleton height={640} />}>
          <LeadersPanel platform={platform} search={search} onChange={change} />
        </Suspense>
      </div>
      {quick !== null && (
        <Suspense>
          <QuickView open={quick} onMove={setQuick} />
        </Suspense>
      )}
    </div>
  )
}
