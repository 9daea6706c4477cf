import type { ProductSummary } from '@trendee/contract/fields'
import { Link } from '@tanstack/react-router'
import { useNames } from '../api/use-names'
import { Picture } from '../ui/picture'
import classes from './product-cell.module.css'

interface ProductCellProps {
  readonly product: ProductSummary
  readonly to: string
}

/** A product in a row of a table. */
export function ProductCell({ product, to }: ProductCellProps) {
  const name = useNames()
  return (
    <span className={classes.product}>
      <span className={classes.thumb}>
        <Picture src={product.picture} alt="" kind={product.picture_kind} isSmall />
      </span>
      <span style={{ minWidth: 0 }}>
        <Link to={to} className={classes.productTitle} title={product.title}>
          {product.title}
        </Link>
        <span className={classes.faint}>
          {[product.brand, name(product.secondary_category)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}
