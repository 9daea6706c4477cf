import { useMemo } from 'react'
import { useTexts } from '../../shared/i18n/use-texts'
import { Section } from '../../shared/ui/screen'
import { type BrandInfo, type CategoryPrices, priceScale } from './brand-models'
import classes from './brands.module.css'

const SHOWN = 12

/** The brand's prices beside the market's, category by category: half of all products lie within each bar. */
export function BrandPrices({ info }: { readonly info: BrandInfo }) {
  const { t, format } = useTexts()
  const shown = info.categories.slice(0, SHOWN)
  const place = useMemo(() => priceScale(shown), [shown])
  if (shown.length === 0) return null
  const { brand } = info
  return (
    <Section
      id="prices"
      title={t('brand.prices')}
      note={
        brand.segment === null
          ? t('brands.too_few', { count: brand.positioned_products })
          : t('brand.prices_note', { level: format.decimal(brand.price_level), count: brand.positioned_products })
      }
    >
      <ul className={classes.strips} aria-label={t('brand.prices')}>
        {shown.map((category) => (
          <PriceStrip key={`${category.value}/${category.wearer}`} category={category} place={place} />
        ))}
      </ul>
      <p className={classes.legend}>
        <span className={classes.ownBar} aria-hidden /> {t('brand.own_prices')}
        <span className={classes.marketBar} aria-hidden /> {t('brand.market_prices')}
      </p>
    </Section>
  )
}

interface StripProps {
  readonly category: CategoryPrices
  readonly place: (price: number) => number
}

function PriceStrip({ category, place }: StripProps) {
  const { t, format, nameOf } = useTexts()
  const money = (amount: number) => format.money(amount, 'USD', amount < 20 ? 2 : 0)
  const name = nameOf(category.name, category.name_zh)
  const span = ({ low, high }: CategoryPrices['prices']) => ({
    left: `${100 * place(low)}%`,
    width: `${Math.max(0.6, 100 * (place(high) - place(low)))}%`,
  })
  const words = category.is_market
    ? t('brand.category_place', {
        price: money(category.prices.median),
        market: money(category.market.median),
        share: format.share(category.position),
      })
    : t('brand.no_market', { price: money(category.prices.median) })
  return (
    <li className={classes.strip}>
      <span className={classes.stripName}>
        {category.wearer === 'children' ? t('brand.for_children', { name }) : name}
        <span className={classes.faint}>
          {t('brand.of_products', { own: category.products, market: category.market_products })}
        </span>
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.marketBar} style={span(category.market)} />
        <span className={classes.marketTick} style={{ left: `${100 * place(category.market.median)}%` }} />
        <span className={classes.ownBar} style={span(category.prices)} />
        <span className={classes.ownTick} style={{ left: `${100 * place(category.prices.median)}%` }} />
      </span>
      <span className={classes.stripWords}>{words}</span>
    </li>
  )
}
