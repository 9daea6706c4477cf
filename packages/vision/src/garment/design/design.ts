import type { Heel, Lens, ShoeStrap, Toe } from './accessory-words'
import type { Kind } from './kinds'
import type { Detail, Length, Neckline, PatternKind, Shape, Sleeve, SleeveLength, TextureKind } from './words'

/** A spec with every choice made: what the geometry and the fabric are built from. */
export interface Design {
  readonly kind: Kind
  readonly shape: Shape
  readonly length: Length
  readonly neckline: Neckline
  readonly sleeve: Sleeve
  readonly sleeveLength: SleeveLength
  readonly pattern: PatternKind
  readonly texture: TextureKind
  readonly details: ReadonlySet<Detail>
  /** Of shoes and glasses, where the record tells. */
  readonly heel?: Heel
  readonly toe?: Toe
  readonly strap?: ShoeStrap
  readonly lens?: Lens
  /** At least three: ground, second, third. */
  readonly colors: readonly [string, string, string, ...string[]]
  /** True when the record itself named a second colour. */
  readonly hasSecondColor: boolean
  readonly seed: number
}
