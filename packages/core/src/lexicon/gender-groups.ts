import type { Gender, GenderGroup } from './types'

/** Whom the products of a group are made for. */
export const GENDERS_OF_GROUP: Readonly<Record<GenderGroup, readonly Gender[]>> = {
  women: ['women'],
  men: ['men'],
  unisex: ['unisex'],
  kids: ['girls', 'boys', 'kids', 'baby'],
}
