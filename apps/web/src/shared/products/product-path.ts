/** The detail page of a product, by the data's platform name and the shop's own id. */
export function productPath(product: { readonly platform: string; readonly id: string }): string {
  return `/trendeesellers/${product.platform}/${encodeURIComponent(product.id)}`
}
