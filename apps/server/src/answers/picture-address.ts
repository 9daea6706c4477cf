import { CONTRACT } from '@trendee/contract/contract'

const { path } = CONTRACT.common.picture

/** Where the picture of a record is: `kind` is a platform for its products, else `trend`, `post` or `look`. */
export function pictureAddress(kind: string, id: string): string {
  return path.replace(':kind', kind).replace(':id', encodeURIComponent(id))
}
