import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { selling } from '@trendee/contract/selling/selling'
import type { SellingPath } from '@trendee/contract/selling/platforms'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { addressOfPlatform, platformOfAddress, productPath } from '../../shared/products/product-path'
import { ProductRecord } from '../../shared/products/product-record'
import { RecordSkeleton } from '../../shared/records/record-frame'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { sellerDetailSearch } from './seller-search'

/** One product of a marketplace. */
export function ProductScreen() {
  const platform = platformOfAddress(usePathParam('platform'))
  const id = usePathParam('id')
  if (platform === null) return <NotFound />
  return <Product key={`${platform}/${id}`} platform={platform} id={id} />
}

function Product({ platform, id }: { readonly platform: SellingPath; readonly id: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { search } = useScreenSearch(sellerDetailSearch)
  const detail = useEndpoint(selling[platform].detail, { id, ...search })
  const shop = name(addressOfPlatform(platform))
  const list = `/trendeesellers/best-seller/${addressOfPlatform(platform)}`
  useScreenTitle(detail.data?.product.title ?? '')
  return (
    <DataView
      query={detail}
      skeleton={<RecordSkeleton />}
      unknown={
        <NotFound advice={t('product.unknown', { shop })}>
          <Button variant="default" renderRoot={(props) => <Link to={list} {...props} />}>
            {t('sellers.best_title', { shop })}
          </Button>
        </NotFound>
      }
    >
      {(data) => (
        <ProductRecord
          detail={data}
          overline={
            <>
              <Link to={list}>{name(data.product.platform)}</Link>
              {data.product.region !== '' && ` · ${format.region(data.product.region)}`}
            </>
          }
          list={list}
          pathOf={productPath}
        />
      )}
    </DataView>
  )
}
