import type { ProductSummary } from '@trendee/contract/fields'
import { useNames } from '../api/use-names'
import { Sparkline } from '../charts/sparkline'
import { useTexts } from '../i18n/use-texts'
import type { QuickViewProps } from '../lists/list-definition'
import { type QuickRow, QuickViewDrawer } from '../lists/quick-view-drawer'
import { ProductFacts } from './product-facts'
import { curveName } from './product-figures'
import { productPath } from './product-path'

interface ProductQuickViewProps extends QuickViewProps<ProductSummary> {
  readonly pathOf?: (product: ProductSummary) => string
}

/** One product of a wall in short. */
export function ProductQuickView({ pathOf = productPath, ...wall }: ProductQuickViewProps) {
  const { nameOf } = useTexts()
  const name = useNames()
  const shown = (product: ProductSummary): QuickRow => ({
    overline: name(product.platform),
    title: product.title,
    picture: product.picture,
    pictureKind: product.picture_kind,
    to: pathOf(product),
    star: { kind: 'product', id: `${product.platform}.${product.id}` },
    tags: [...new Set(product.attributes.map((attribute) => nameOf(attribute.name, attribute.name_zh)))],
  })
  return <QuickViewDrawer {...wall} shown={shown} more={Figures} />
}

/** Its figures, and its demand by week. */
function Figures({ row: product }: { readonly row: ProductSummary }) {
  const { t } = useTexts()
  return (
    <>
      <ProductFacts product={product} />
      {product.sparkline.length > 1 && (
        <Sparkline
          values={product.sparkline}
          width={400}
          height={56}
          label={curveName(product.demand_basis, t)}
          hasArea
        />
      )}
    </>
  )
}
