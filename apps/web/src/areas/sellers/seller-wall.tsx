import { useCallback, useMemo } from 'react'
import { Skeleton } from '@mantine/core'
import type { ProductSummary } from '@trendee/contract/fields'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import { useEndlessEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { DataView } from '../../shared/ui/data-view'
import { DensityChoice } from '../../shared/ui/density-choice'
import { PictureWall } from '../../shared/ui/picture-wall'
import { useDensity } from '../../shared/ui/use-stored'
import { ListTools } from './list-tools'
import type { SellerListProps } from './seller-list-screen'
import type { SellerListSearch, listParameters } from './seller-search'
import classes from './seller-list-screen.module.css'

const PAGE = 48

export interface SellerViewProps extends SellerListProps {
  readonly entry: SellingEntries['list']
  readonly params: ReturnType<typeof listParameters>
  readonly search: SellerListSearch
  readonly change: ScreenSearch<SellerListSearch>['change']
  readonly onQuickView: (products: readonly ProductSummary[], at: number) => void
}

/** The list as an endless wall of pictures. */
export function SellerWall(props: SellerViewProps) {
  const { entry, params, search, change, platform, question, onQuickView } = props
  const { t, format } = useTexts()
  const [density, setDensity] = useDensity()
  const wall = useEndlessEndpoint(entry, { ...params, pageSize: PAGE })
  const pages = wall.data?.pages
  const products = useMemo(() => pages?.flatMap((page) => page.list) ?? [], [pages])
  const total = pages?.[0]?.total ?? 0
  const isCut = !wall.hasNextPage && products.length < total
  const { fetchNextPage } = wall
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return (
    <>
      <ListTools
        total={pages?.[0]?.total}
        asOf={pages?.[0]?.as_of ?? null}
        basis={products[0]?.demand_basis ?? null}
        search={search}
        change={change}
        platform={platform}
        question={question}
      />
      <DataView query={wall} skeleton={<WallSkeleton />} isEmpty={() => products.length === 0}>
        {() => (
          <>
            <PictureWall
              items={products}
              itemId={(product) => product.id}
              label={t(question === 'best-seller' ? 'screen.best_seller' : 'screen.new_arrival')}
              hasMore={wall.hasNextPage && !wall.isFetchNextPageError}
              isLoadingMore={wall.isFetchingNextPage}
              onMore={more}
              {...(isCut ? { end: t('limit.cut', { shown: products.length, all: format.count(total) }) } : {})}
              renderCard={(product, index) => (
                <ProductCard product={product} place={index + 1} onQuickView={() => onQuickView(products, index)} />
              )}
            />
            <div style={{ width: 220, margin: '16px auto 0' }}>
              <DensityChoice density={density} onDensity={setDensity} />
            </div>
          </>
        )}
      </DataView>
    </>
  )
}

function WallSkeleton() {
  return (
    <div className={classes.skeleton}>
      {Array.from({ length: 10 }, (_, place) => (
        <div key={place}>
          <Skeleton height={270} mb={10} />
          <Skeleton height={14} mb={6} />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  )
}
