import {
  type ProductRecord as ProductAnswer,
  ecommerceInfo,
  retailProductInfo,
} from '@trendee/contract/records/product-info'
import { CHANNELS } from '@trendee/contract/records/product-wall'
import { windowDays } from '@trendee/contract/parameters'
import { RETAIL_PLATFORM } from '@trendee/contract/records/retail-platform'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { addressOfPlatform, platformOfAddress } from '../../shared/products/product-path'
import { ProductRecord } from '../../shared/products/product-record'
import { RecordSkeleton } from '../../shared/records/record-frame'
import { productRecordPath } from '../../shared/records/record-path'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { searchCodec } from '../../shared/url/search-codec'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { WALLS } from './wall-paths'

const recordSearch = searchCodec({ window: windowDays })

type Answered = ReturnType<typeof useEndpoint<unknown, ProductAnswer>>

/** A product of a marketplace. */
export function SalesInfoScreen() {
  const platform = platformOfAddress(usePathParam('platform'))
  const id = usePathParam('id')
  const marketplace = CHANNELS.marketplaces.find((one) => platform !== null && one === addressOfPlatform(platform))
  if (marketplace === undefined) return <NotFound />
  return <Sales key={`${marketplace}/${id}`} platform={marketplace} id={id} />
}

function Sales(asked: { readonly platform: (typeof CHANNELS.marketplaces)[number]; readonly id: string }) {
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
          pathOf={productRecordPath}
        />
      )}
    </DataView>
  )
}
