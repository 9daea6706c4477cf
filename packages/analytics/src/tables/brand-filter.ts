import { askedBrand } from '@trendee/core/brands/brand-id'

/**
 * SQL: what writes a brand in `column` is of the brand that is asked: by its id or any spelling the house with its lines, by
 * the name of a line that line alone. Its binds are `brandBinds`.
 */
export const isOfBrand = (column: string) => `${column} IN (SELECT written FROM trendee.brand_name
  WHERE brand_id = {brand:String} AND ({brandLine:String} = '' OR line_id = {brandLine:String}))`

/** The binds of `isOfBrand`. */
export function brandBinds(value = ''): { readonly brand: string; readonly brandLine: string } {
  const { id, lineId } = askedBrand(value)
  return { brand: id, brandLine: lineId }
}

/** The brand that is asked of posts and looks, which name houses alone; not asked where no value is. */
export const askedHouse = (value: string | undefined) => (value === undefined ? undefined : askedBrand(value).id)
