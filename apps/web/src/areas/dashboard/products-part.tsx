import { Link } from '@tanstack/react-router'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductPrice } from '../../shared/products/product-figures'
import { productRecordPath } from '../../shared/records/record-path'
import { LinkButton } from '../../shared/ui/link-button'
import { Picture } from '../../shared/ui/picture'
import { FollowMenu } from './follow-menu'
import { FollowRow } from './follow-row'
import { FollowedList } from './followed-list'

type StarredProduct = NonNullable<OutputOf<typeof dashboard.starredProducts>['list'][number]['product']>

/** Starred products: what each costs now and cost when it was seen, and which sold out. */
export function ProductsPart() {
  const { t } = useTexts()
  return (
    <FollowedList
      title={t('dashboard.products')}
      entry={dashboard.starredProducts}
      empty={
        <>
          <p>{t('dashboard.no_products')}</p>
          <LinkButton variant="default" size="sm" to="/trendee/trend-gallery/trend-sales-products">
            {t('dashboard.find_products')}
          </LinkButton>
        </>
      }
      renderRow={(item, place, total) => {
        const { product } = item
        const name = product?.title ?? item.id
        return (
          <FollowRow
            key={item.id}
            picture={
              <Picture
                src={product?.picture}
                alt=""
                ratio="1"
                isSmall
                {...(product === null ? {} : { kind: product.picture_kind })}
              />
            }
            name={product === null ? name : <Link to={productRecordPath(product)}>{name}</Link>}
            facts={product === null ? t('dashboard.gone') : <ProductFacts product={product} />}
            isPinned={item.is_pinned}
            isNew={product !== null && product.is_changed}
            menu={<FollowMenu what="products" star={item} name={name} place={place} total={total} />}
          />
        )
      }}
    />
  )
}

type Price = StarredProduct['price']

/** Prices of two currencies are not compared. */
function priceMove(now: Price, before: NonNullable<Price>) {
  if (now === null || now.currency !== before.currency) return 'dashboard.price_before'
  return now.amount > before.amount ? 'dashboard.price_up' : 'dashboard.price_down'
}

function ProductFacts({ product }: { readonly product: StarredProduct }) {
  const { t, format } = useTexts()
  const named = useNames()
  const { price_before: before, price_before_on: day, sold_out_on: soldOutOn } = product
  return (
    <>
      <b>
        <ProductPrice product={product} />
      </b>
      {before !== null && day !== null && (
        <b>
          {t(priceMove(product.price, before), {
            price: format.money(before.amount, before.currency),
            day: format.day(day),
          })}
        </b>
      )}
      {soldOutOn !== null && <b>{t('dashboard.sold_out', { day: format.shortDay(soldOutOn) })}</b>}
      <span>{named(product.platform)}</span>
    </>
  )
}
