import { type SellingDetail, sellingDetail } from './detail'
import { type SellingLeaders, sellingLeaders } from './leaders'
import { type SellingList, sellingList } from './list'
import type { SellingPath } from './platforms'

export interface SellingEntries {
  readonly list: SellingList
  readonly detail: SellingDetail
  readonly topPrimary: SellingLeaders
  readonly topSecondary: SellingLeaders
  readonly topAttribute: SellingLeaders
  readonly topCategory: SellingLeaders
}

/** The same questions for every shop. */
function entriesOf(path: SellingPath): SellingEntries {
  return {
    list: sellingList(path),
    detail: sellingDetail(path),
    topPrimary: sellingLeaders(path, 'top_primary', 'Primary categories'),
    topSecondary: sellingLeaders(path, 'top_secondary', 'Secondary categories'),
    topAttribute: sellingLeaders(path, 'top_attribute', 'Attributes'),
    topCategory: sellingLeaders(path, 'top_category', "The shop's own categories"),
  }
}

export const selling = {
  shein: entriesOf('shein'),
  temu: entriesOf('temu'),
  tiktok_shop: entriesOf('tiktok_shop'),
  amazon: entriesOf('amazon'),
  brand_site: entriesOf('brand_site'),
  etsy: entriesOf('etsy'),
  shopee: entriesOf('shopee'),
  lazada: entriesOf('lazada'),
} satisfies Record<SellingPath, SellingEntries>
