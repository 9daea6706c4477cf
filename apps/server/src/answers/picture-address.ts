import { photosOf } from '@trendee/analytics/pictures/photos-of'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { CONTRACT } from '@trendee/contract/contract'
import type { PictureKind } from '@trendee/contract/fields'

const { picture, photo } = CONTRACT.common

/** Where the drawing of a record is: `kind` is a platform for its products, else `trend`, `post`, `look` or a look's `garment`. */
export function pictureAddress(kind: string, id: string): string {
  return picture.path.replace(':kind', kind).replace(':id', encodeURIComponent(id))
}

/** What a picture is of. */
export interface Pictured {
  readonly kind: string
  readonly id: string
}

export interface ShownPicture {
  readonly picture: string
  readonly picture_kind: PictureKind
}

/** Of a photograph on a page of its own, in pixels. */
const PAGE_WIDTH = 1200

/** Where a kept photograph is. */
export function photoAddress(key: string): string {
  return photo.path.replace(':photo', key)
}

/** The same picture for a page of its own: a photograph is kept in a larger size too, a drawing has any. */
export function pagePicture({ picture: address, picture_kind: kind }: ShownPicture): string {
  return kind === 'photo' ? `${address}?width=${PAGE_WIDTH}` : address
}

/** The photographs of some records: of each that has one its address, of the others their drawing's. */
export class Photos {
  private constructor(private readonly keys: ReadonlyMap<string, string>) {}

  /** One question for all of them. */
  static async of(db: AnalyticsDb, records: readonly Pictured[]): Promise<Photos> {
    return new Photos(
      await photosOf(
        db,
        records.map(({ kind, id }) => `${kind}/${id}`),
      ),
    )
  }

  shown({ kind, id }: Pictured): ShownPicture {
    const key = this.keys.get(`${kind}/${id}`)
    return key === undefined
      ? { picture: pictureAddress(kind, id), picture_kind: 'illustration' }
      : { picture: photoAddress(key), picture_kind: 'photo' }
  }
}
