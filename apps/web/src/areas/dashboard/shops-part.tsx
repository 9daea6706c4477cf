import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { productRecordPath } from '../../shared/records/record-path'
import { Section } from '../../shared/ui/screen'
import classes from './dashboard.module.css'

const SHOWN = 8

/** What came to the shops of followed brands; absent while nothing did. */
export function ShopsPart() {
  const { t, format } = useTexts()
  const { data } = useEndpoint(dashboard.products, { pageSize: SHOWN })
  if (data === undefined || data.list.length === 0) return null
  return (
    <Section title={t('dashboard.shops')} note={t('dashboard.shops_note')}>
      <ul className={classes.wall}>
        {data.list.map(({ change, day, product }) => (
          <li key={`${change}/${product.platform}/${product.id}`}>
            <p className={classes.label}>{t(`dashboard.${change}`, { day: format.shortDay(day) })}</p>
            <ProductCard product={product} to={productRecordPath(product)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
