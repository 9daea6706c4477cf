import {
  type ProductRecord as ProductAnswer,
  ecommerceInfo,
  retailProductInfo,
} from '@trendee/contract/records/product-info'
import { windowDays } from '@trendee/contract/parameters'
import { RETAIL_PLATFORM } from '@trendee/contract/records/retail-platform'
import { sellingPlace } from '@trendee/contract/selling/platforms'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductRecord } from '../../shared/products/product-record'
import { RecordSkeleton } from '../../shared/records/record-frame'
import { productRecordPath } from '../../shared/records/record-path'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { searchCodec } from '../../shared/url/search-codec'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { CollectRecord } from '../../shared/collections/collect-records'
import { RedesignLink } from './redesign-link'
import { WALLS } from './wall-paths'

const recordSearch = searchCodec({ window: windowDays })

type Answered = ReturnType<typeof useEndpoint<unknown, ProductAnswer>>

/** A product of a marketplace, or of a shop that somebody's tables brought. */
export function SalesInfoScreen() {
  const place = sellingPlace(usePathParam('platform'))
  const id = usePathParam('id')
  if (place === null || place.platform === RETAIL_PLATFORM) return <NotFound />
  return <Sales key={`${place.platform}/${id}`} platform={place.platform} id={id} />
}

function Sales(asked: { readonly platform: string; readonly id: string }) {
  const { search } = useScreenSearch(recordSearch)
  return <Shown record={useEndpoint(ecommerceInfo, { ...asked, ...search })} platform={asked.platform} />
}

/** A product of a brand's own site. */
export function RetailInfoScreen() {
  const id = usePathParam('id')
  return <Retail key={id} id={id} />
}

function Retail({ id }: { readonly id: string }) {
  const { search } = useScreenSearch(recordSearch)
  return <Shown record={useEndpoint(retailProductInfo, { id, ...search })} platform={RETAIL_PLATFORM} />
}

function Shown({ record, platform }: { readonly record: Answered; readonly platform: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  useScreenTitle(record.data?.product.title ?? '')
  const list = platform === RETAIL_PLATFORM ? WALLS.retail : WALLS.sales
  return (
    <DataView
      query={record}
      skeleton={<RecordSkeleton />}
      unknown={<NotFound advice={t('product.unknown', { shop: name(platform) })} />}
    >
      {(data) => (
        <ProductRecord
          detail={data}
          trends={data.trends}
          overline={
            <>
              <Link to={list} search={platform === RETAIL_PLATFORM ? {} : { platforms: platform }}>
                {name(data.product.platform)}
              </Link>
              {data.product.region !== '' && ` · ${format.region(data.product.region)}`}
            </>
          }
          list={list}
          actions={
            <>
              <RedesignLink product={data.product} />
              <CollectRecord kind="product" id={`${platform}.${data.product.id}`} name={data.product.title} />
            </>
          }
          pathOf={productRecordPath}
        />
      )}
    </DataView>
  )
}
