import { Link } from '@tanstack/react-router'
import type { Shop } from '@trendee/contract/records/product-wall'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { productRecordPath, shopPath } from '../../shared/records/record-path'
import { Growth } from '../../shared/ui/growth'
import { Picture } from '../../shared/ui/picture'
import classes from './shop-card.module.css'

/** A shop with its figures and pictures of what sells best of it. */
export function ShopCard({ shop }: { readonly shop: Shop }) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <article className={classes.shop}>
      <header className={classes.head}>
        <h2 className={`display ${classes.name}`}>
          <Link to={shopPath(shop)}>{shop.shop}</Link>
        </h2>
        <Growth value={shop.growth} meaning={t('wall.shop_growth')} />
      </header>
      <p className={classes.facts}>
        {[
          name(shop.platform),
          t('count.products', { count: shop.products }),
          shop.new_products > 0 && t('wall.new_products', { count: shop.new_products }),
          shop.demand !== null &&
            shop.demand_basis !== null &&
            `${format.short(shop.demand)} ${t(`sort.demand_${shop.demand_basis}`)}`,
          shop.median_price_usd !== null && t('wall.median', { price: format.money(shop.median_price_usd, 'USD') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={classes.best}>
        {shop.best.map((product) => (
          <Link key={product.id} to={productRecordPath(product)} title={product.title} className={classes.picture}>
            <Picture src={product.picture} alt={product.title} kind={product.picture_kind} isSmall />
          </Link>
        ))}
      </div>
    </article>
  )
}
