import type { z } from 'zod'
import type { Endpoint } from '../endpoint'
import { type SellingDetail, sellingDetail } from './detail'
import { type SellingLeaders, sellingLeaders } from './leaders'
import { type SellingList, sellingList } from './list'
import { type SellingPath, UNNAMED_SHOP, shopPlatform } from './platforms'

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

/** A question that names the shop it is about. */
type OfShop<Question> =
  Question extends Endpoint<infer In, infer Parsed, infer Out>
    ? Endpoint<In & { readonly shop: string }, Parsed & { readonly shop: string }, Out>
    : never

export type ShopEntries = { readonly [Question in keyof SellingEntries]: OfShop<SellingEntries[Question]> }

/** The same questions of whichever shop the caller names. */
function entriesOfShop(): ShopEntries {
  const entries = Object.entries(entriesOf('shop')).map(([question, entry]: [string, Endpoint]) => [
    question,
    {
      ...entry,
      input: (entry.input as z.ZodObject).extend({ shop: shopPlatform }),
      example: { ...(entry.example as object), shop: UNNAMED_SHOP },
    },
  ])
  return Object.fromEntries(entries) as ShopEntries
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
  shop: entriesOfShop(),
} satisfies Record<SellingPath, SellingEntries | ShopEntries>
