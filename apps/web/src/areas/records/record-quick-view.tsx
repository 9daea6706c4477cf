import type { ProductSummary } from '@trendee/contract/fields'
import type { QuickViewProps } from '../../shared/lists/list-definition'
import { ProductQuickView } from '../../shared/products/product-quick-view'
import { productRecordPath } from '../../shared/records/record-path'

/** A product of a wall in short, leading to its page in the main line. */
export function RecordQuickView(wall: QuickViewProps<ProductSummary>) {
  return <ProductQuickView {...wall} pathOf={productRecordPath} />
}
