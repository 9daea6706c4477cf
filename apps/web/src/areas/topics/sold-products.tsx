import type { OutputOf } from '@trendee/contract/endpoint'
import type { festivals } from '@trendee/contract/festivals/festivals'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { useProductPath } from '../../shared/records/use-product-path'
import { TimesBefore } from './times-before'
import classes from './topics.module.css'

interface SoldProductsProps {
  readonly products: OutputOf<typeof festivals.detail>['sold_before']['products']
}

/** The best sellers of a build-up, each with the units and the price of those weeks. */
export function SoldProducts({ products }: SoldProductsProps) {
  const { t, format } = useTexts()
  const pathOf = useProductPath()
  return (
    <>
      <h3 className={`caps ${classes.kind}`}>{t('festivals.best_sellers')}</h3>
      <ol className={classes.sold} aria-label={t('festivals.best_sellers')}>
        {products.map(({ product, ratio, price_usd: price }) => (
          <li key={`${product.platform}/${product.id}`}>
            <ProductCard product={product} to={pathOf(product)} isPlatformShown />
            <p className={classes.small}>
              {price !== null && t('festivals.paid_then', { price: format.money(price, 'USD') })}
              {price !== null && ratio !== null && ' · '}
              {ratio !== null && <TimesBefore ratio={ratio} />}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
