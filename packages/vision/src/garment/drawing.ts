import type { Curve, Point } from './geometry/curve'

/** What a piece is made of; the palette decides how it looks. */
export type Cloth =
  | 'main'
  | 'second'
  | 'inside'
  | 'rib'
  | 'plain'
  | 'trim'
  | 'lace'
  | 'metal'
  | 'dark'
  | 'sole'
  | 'glass'
  | 'straw'
  | 'cream'

/** Tones of small filled marks, relative to the palette. */
export type Tone =
  | 'shade'
  | 'light'
  | 'metal'
  | 'dark'
  | 'accent'
  | 'second'
  | 'main'
  | 'inside'
  | 'button'
  | 'cream'
  | 'seam'

/** Something drawn on a piece, clipped to it. */
export type Mark =
  /** A sewn line: thinner than the outline. */
  | { readonly kind: 'seam'; readonly curve: Curve }
  /** Dashed topstitching. */
  | { readonly kind: 'stitch'; readonly curve: Curve }
  /** A soft crease: a crescent that tapers at both ends; `width` in cm. */
  | { readonly kind: 'fold'; readonly curve: Curve; readonly width: number }
  /** A soft highlight of the same form. */
  | { readonly kind: 'gleam'; readonly curve: Curve; readonly width: number }
  /** A light patch that fades out towards its edge: worn denim, a shine. */
  | { readonly kind: 'glow'; readonly curve: Curve }
  /** A filled shape, outlined thinly unless `bare`. */
  | {
      readonly kind: 'fill'
      readonly curve: Curve
      readonly tone: Tone
      readonly bare?: boolean
      readonly opacity?: number
    }
  | { readonly kind: 'button'; readonly at: Point; readonly radius: number; readonly tone?: Tone }
  /** A zip along a line, with its pull at the start. */
  | { readonly kind: 'zip'; readonly curve: Curve }
  /** A drawn line of a given width in cm (cords, straps, chains when dashed). */
  | {
      readonly kind: 'cord'
      readonly curve: Curve
      readonly width: number
      readonly tone: Tone
      readonly dash?: string
    }

export interface Piece {
  /** Closed outline, in cm. */
  readonly outline: Curve
  /** Further closed parts of the same piece, apart from the outline: links of a chain, pearls, strands. */
  readonly islands?: readonly Curve[]
  /** Openings that one sees through. */
  readonly holes?: readonly Curve[]
  readonly cloth: Cloth
  /** Direction of the grain in degrees from the vertical, clockwise: patterns and textures turn with it. */
  readonly grain?: number
  /** How light models the piece. */
  readonly shading?: 'round' | 'flat' | 'none'
  readonly marks?: readonly Mark[]
  /** What is stroked when it is not the whole outline. */
  readonly strokes?: readonly Curve[]
  /** Share of opacity for see-through cloth, 1 when missing. */
  readonly opacity?: number
}

/** Pieces from back to front. */
export interface Drawing {
  readonly pieces: readonly Piece[]
}

export const seam = (curve: Curve): Mark => ({ kind: 'seam', curve })
export const stitch = (curve: Curve): Mark => ({ kind: 'stitch', curve })
export const fold = (curve: Curve, width = 0.8): Mark => ({ kind: 'fold', curve, width })
export const gleam = (curve: Curve, width = 0.8): Mark => ({ kind: 'gleam', curve, width })
export const button = (at: Point, radius = 0.65, tone: Tone = 'button'): Mark => ({ kind: 'button', at, radius, tone })
