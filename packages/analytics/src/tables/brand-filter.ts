/** SQL: what writes a brand in `column` is of `{brand:String}`, as it is written or by the id that lists of brands give. */
export const isOfBrand = (column: string) => `(lowerUTF8(${column}) = lowerUTF8({brand:String})
  OR ${column} IN (SELECT written FROM trendee.brand_name WHERE brand_id = {brand:String}))`
