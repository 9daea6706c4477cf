import { Tooltip } from '@mantine/core'
import type { BrandSummary } from '@trendee/contract/brands/brand-fields'
import type { Names } from '../../shared/api/use-names'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import classes from './brands.module.css'

/** Where a brand was seen; one platform alone is said to be the only one. */
export function seenOn(brand: Pick<BrandSummary, 'platforms'>, name: Names, t: Translate): string {
  const [first = '', ...others] = brand.platforms
  return others.length === 0
    ? t('brands.only_on', { platform: name(first) })
    : [first, ...others].map((platform) => name(platform)).join(' · ')
}

/** Segment, place among the market's prices, and by how many products it is known; too few, and that is said instead. */
export function PricePlace({ brand }: { readonly brand: BrandSummary }) {
  const { t, format } = useTexts()
  const { segment, price_position: position, positioned_products: products } = brand
  if (segment === null || position === null) {
    return (
      <span className={classes.faint}>
        {products === 0 ? t('brands.no_segment') : t('brands.too_few', { count: products })}
      </span>
    )
  }
  return (
    <Tooltip label={t('brands.dearer_than', { share: format.share(position), count: products })} multiline maw={280}>
      <span className={classes.stack}>
        <span>{t(`segment.${segment}`)}</span>
        <span className={classes.scale} aria-hidden>
          <span style={{ left: `${100 * position}%` }} />
        </span>
        <span className={classes.faint}>
          {t('brands.dearer_short', { share: format.share(position), count: products })}
        </span>
      </span>
    </Tooltip>
  )
}

const MIX_SHOWN = 3

/** The largest categories of a brand with their shares. */
export function CategoryMix({ brand }: { readonly brand: Pick<BrandSummary, 'categories'> }) {
  const { format, nameOf } = useTexts()
  return (
    <span className={classes.stack}>
      <span className={classes.mix} aria-hidden>
        {brand.categories.map(({ value, share }) => (
          <span key={value} style={{ flexGrow: share }} />
        ))}
      </span>
      <span className={classes.faint}>
        {brand.categories
          .slice(0, MIX_SHOWN)
          .map((category) => `${nameOf(category.name, category.name_zh)} ${format.share(category.share)}`)
          .join(' · ')}
      </span>
    </span>
  )
}

/** What a brand's growth rests on: how many products, what is counted of them where that is no units, and over which days. */
export function growthBasis(brand: BrandSummary, window: number, t: Translate): string {
  const { demand_basis: counted, demand_days: days } = brand
  return [
    t('brands.growth_of', { count: brand.growth_products }),
    counted !== null && counted !== 'units' && t(`demand_counts.${counted}`),
    // A feed that counts over days of its own tells nothing of other windows.
    days !== null && days !== window && t('window.short', { days }),
  ]
    .filter(Boolean)
    .join(', ')
}
