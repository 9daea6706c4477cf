import type { ReactNode } from 'react'
import type { ProductSummary } from '@trendee/contract/fields'
import { Link } from '@tanstack/react-router'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'
import { Growth } from '../ui/growth'
import { Picture } from '../ui/picture'
import classes from './product-card.module.css'
import { ProductMeasure, ProductPrice } from './product-figures'
import { productPath } from './product-path'

interface ProductCardProps {
  readonly product: ProductSummary
  /** Place in the list, from 1. */
  readonly place?: number
  readonly isPlatformShown?: boolean
  /** Says when it was first seen, as among new arrivals. */
  readonly isDated?: boolean
  readonly onQuickView?: () => void
  readonly corner?: ReactNode
}

/** A product as a picture with what sells it in two lines. */
export function ProductCard(props: ProductCardProps) {
  const { product, place, isPlatformShown = false, isDated = false, onQuickView, corner } = props
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <article className={classes.card}>
      <Link to={productPath(product)} className={classes.link}>
        <Picture src={product.picture} alt={product.title} kind={product.picture_kind} />
        {place !== undefined && <span className={`display ${classes.place}`}>{place}</span>}
        {isDated && (
          <time className={classes.date} dateTime={product.first_seen}>
            {format.shortDay(product.first_seen)}
          </time>
        )}
        {product.in_stock === false && <span className={classes.flag}>{t('product.sold_out')}</span>}
      </Link>
      {corner !== undefined && <div className={classes.corner}>{corner}</div>}
      {onQuickView !== undefined && (
        <button
          type="button"
          className={classes.quick}
          onClick={onQuickView}
          aria-label={quickLabel(t('wall.quick'), product)}
        >
          {t('wall.quick')}
        </button>
      )}
      <div className={classes.words}>
        <p className={classes.title} title={product.title}>
          {product.title}
        </p>
        <p className={classes.brand}>
          <span>{isPlatformShown ? name(product.platform) : product.brand || name(product.secondary_category)}</span>
          {product.growth !== null && <Growth value={product.growth} size="sm" />}
        </p>
        <p className={classes.figures}>
          <b>
            <ProductPrice product={product} />
          </b>
          <span>
            <ProductMeasure product={product} />
          </span>
        </p>
      </div>
    </article>
  )
}

function quickLabel(text: string, product: ProductSummary): string {
  return `${text}: ${product.title}`
}
