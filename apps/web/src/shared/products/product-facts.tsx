import type { ProductSummary } from '@trendee/contract/fields'
import type { ProductDetail } from '@trendee/contract/selling/detail'
import { GENDERS } from '@trendee/core/lexicon/types'
import { rankingMeasure } from '@trendee/core/selling/ranking-measure'
import { useTexts } from '../i18n/use-texts'
import {
  evidenceSign,
  ProductMeasure,
  ProductPrice,
  ProductRank,
  ProductRevenue,
  ProductUnits,
} from './product-figures'
import { Growth } from '../ui/growth'
import { Figure } from '../ui/screen'
import classes from './product-record.module.css'

interface ProductFactsProps {
  readonly product: ProductSummary
  /** It is not on sale any more: its price is the last one that was seen. */
  readonly isGone?: boolean
  /** Units that do not rank it. */
  readonly apart?: ProductDetail['units_apart']
}

/** The figures of a product that are known. */
export function ProductFacts({ product, isGone = false, apart = null }: ProductFactsProps) {
  const { t, format } = useTexts()
  const days = product.units_window_days
  const measure = rankingMeasure(product)
  const isUnits = measure === 'units' || measure === 'units_total'
  const isByDemand = measure === 'reviews' || measure === 'favorites'
  const wearer = GENDERS.find((gender) => gender === product.gender)
  return (
    <div className={classes.facts}>
      <Figure
        label={t(isGone ? 'price.last' : 'sort.price')}
        note={[
          isGone &&
            t(product.in_stock === false ? 'price.last_out_of_stock' : 'price.last_unseen', {
              day: format.day(product.last_seen),
            }),
          product.list_price !== null &&
            product.list_price.amount !== product.price?.amount &&
            t('price.list', { price: format.money(product.list_price.amount, product.list_price.currency) }),
          product.price_doubt !== null && t('price.doubted_why', { why: t(`price_doubt.${product.price_doubt}`) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <ProductPrice product={product} />
      </Figure>
      {wearer !== undefined && (
        <Figure label={t('filter.gender')} note={product.gender_from === 'brand' ? t('gender_from.brand') : undefined}>
          {t(`gender.${wearer}`)}
        </Figure>
      )}
      {isByDemand && (
        <Figure label={t(`sort.demand_${measure}`)} note={t('ranked.this')}>
          <ProductMeasure product={product} />
        </Figure>
      )}
      {(product.units !== null || product.units_total !== null) && (
        <Figure
          label={t('units.label')}
          note={[days === null ? t('units.total') : t('units.days', { count: days }), isUnits && t('ranked.this')]
            .filter(Boolean)
            .join(' · ')}
        >
          <ProductUnits product={product} isBare />
        </Figure>
      )}
      {apart !== null && (
        <Figure
          label={t('units.label')}
          note={
            apart.days === null
              ? t('units.untold', { day: format.day(apart.day) })
              : t('units.apart', { count: apart.days, day: format.day(apart.day) })
          }
        >
          {evidenceSign(apart.evidence)}
          {format.short(apart.units)}
        </Figure>
      )}
      {product.growth !== null && (
        <Figure label={t('growth.window')}>
          <Growth value={product.growth} size="lg" meaning={t('meaning.growth')} />
        </Figure>
      )}
      {product.revenue_usd !== null && (
        <Figure label={t('sort.revenue')} note={t('revenue.worked_out')}>
          <ProductRevenue product={product} />
        </Figure>
      )}
      {product.sales_rank !== null && (
        <Figure label={t('sort.rank')} note={measure === 'sales_rank' ? t('ranked.this') : undefined}>
          <ProductRank product={product} />
        </Figure>
      )}
      {product.rating !== null && <Figure label={t('sort.rating')}>{format.decimal(product.rating)}</Figure>}
      {product.reviews !== null && (
        <Figure label={t('sort.reviews')} note={measure === 'reviews_total' ? t('ranked.this') : undefined}>
          {format.short(product.reviews)}
        </Figure>
      )}
      {product.favorites !== null && <Figure label={t('column.favorites')}>{format.short(product.favorites)}</Figure>}
    </div>
  )
}
