import { Link } from '@tanstack/react-router'
import { brandId } from '@trendee/core/brands/brand-id'
import { brandPath } from './record-path'

/** A brand as a feed writes it, leading to its page; "OEM" and its kin are no brand, and stay words. */
export function BrandLink({ name }: { readonly name: string }) {
  const id = brandId(name)
  return id === '' ? name : <Link to={brandPath(id)}>{name}</Link>
}
