import type { ReactNode } from 'react'
import type { ProductSummary } from '@trendee/contract/fields'
import { Link } from '@tanstack/react-router'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'
import { StarButton } from '../stars/star-button'
import { Growth } from '../ui/growth'
import { QuickViewButton } from '../lists/quick-view-button'
import { Picture } from '../ui/picture'
import { WALL_PICTURE_WIDTH } from '../ui/wall-picture'
import classes from './product-card.module.css'
import { ProductMeasure, ProductPrice } from './product-figures'
import { productPath } from './product-path'

interface ProductCardProps {
  readonly product: ProductSummary
  /** Its page; that of the sellers' line where absent. */
  readonly to?: string
  /** Place in the list, from 1. */
  readonly place?: number
  readonly isPlatformShown?: boolean
  /** Days that a list of several shops asks for: a number of other days says its own. */
  readonly window?: number | undefined
  /** Says when it was first seen, as among new arrivals. */
  readonly isDated?: boolean
  readonly onQuickView?: () => void
  readonly corner?: ReactNode
}

/** A product as a picture with what sells it in two lines. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    to = productPath(product),
    place,
    isPlatformShown = false,
    window,
    isDated = false,
    onQuickView,
    corner,
  } = props
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Link to={to} className={classes.link}>
          <Picture src={product.picture} alt={product.title} kind={product.picture_kind} width={WALL_PICTURE_WIDTH} />
          {place !== undefined && <span className={`display ${classes.place}`}>{place}</span>}
          {isDated && product.first_seen !== null && (
            <time className={classes.date} dateTime={product.first_seen}>
              {format.shortDay(product.first_seen)}
            </time>
          )}
          {product.in_stock === false && <span className={classes.flag}>{t('product.sold_out')}</span>}
        </Link>
        <div className={classes.star}>
          <StarButton kind="product" id={`${product.platform}.${product.id}`} name={product.title} isOnPicture />
        </div>
      </div>
      {corner !== undefined && <div className={classes.corner}>{corner}</div>}
      {onQuickView !== undefined && <QuickViewButton name={product.title} onOpen={onQuickView} />}
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
            <ProductMeasure product={product} window={window} />
          </span>
        </p>
      </div>
    </article>
  )
}
