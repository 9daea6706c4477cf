import { Link } from '@tanstack/react-router'
import { type SellingPlace, sellingPlace } from '@trendee/contract/selling/platforms'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { productPath } from '../../shared/products/product-path'
import { ProductRecord } from '../../shared/products/product-record'
import { RecordSkeleton } from '../../shared/records/record-frame'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { LinkButton } from '../../shared/ui/link-button'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { questionOf, shopOf } from './seller-questions'
import { sellerDetailSearch } from './seller-search'

/** One product of a marketplace or shop. */
export function ProductScreen() {
  const place = sellingPlace(usePathParam('platform'))
  const id = usePathParam('id')
  if (place === null) return <NotFound />
  return <Product key={`${place.platform}/${id}`} place={place} id={id} />
}

function Product({ place, id }: { readonly place: SellingPlace; readonly id: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { search } = useScreenSearch(sellerDetailSearch)
  const detail = useEndpoint(questionOf(place, 'detail'), { id, ...search, ...shopOf(place) })
  const shop = name(place.platform)
  const list = `/trendeesellers/best-seller/${place.platform}`
  useScreenTitle(detail.data?.product.title ?? '')
  return (
    <DataView
      query={detail}
      skeleton={<RecordSkeleton />}
      unknown={
        <NotFound advice={t('product.unknown', { shop })}>
          <LinkButton variant="default" to={list}>
            {t('sellers.best_title', { shop })}
          </LinkButton>
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
