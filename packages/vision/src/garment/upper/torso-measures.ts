import type { Design } from '../design/design'
import type { Kind } from '../design/kinds'
import type { Length, Shape } from '../design/words'
import type { Point } from '../geometry/curve'

/**
 * Landmarks of the right half of an upper garment laid flat, in cm: a woman's size M with the neck's side point at
 * height 0. `shoulder` is where the sleeve begins, `underarm` where the armhole ends.
 */
export interface TorsoMeasures {
  readonly shoulder: Point
  readonly underarm: Point
  readonly waist: Point
  readonly hip: Point
  readonly hem: Point
  /** Where a waist seam lies when the cut has one. */
  readonly seam: Point | undefined
}

interface Fit {
  readonly bust: number
  readonly waist: number
  readonly hip: number
  /** How far the hem stands out per cm below the hip (or below the seam). */
  readonly flare: number
  readonly seamAt?: number
}

const fits: Readonly<Record<Shape, Fit>> = {
  straight: { bust: 24, waist: 22.8, hip: 24.5, flare: 0.07 },
  slim: { bust: 22.6, waist: 20.4, hip: 23.4, flare: 0.06 },
  bodycon: { bust: 21.5, waist: 17.2, hip: 23, flare: -0.06 },
  'a-line': { bust: 22.5, waist: 20.5, hip: 26, flare: 0.2 },
  flare: { bust: 22.5, waist: 19, hip: 26, flare: 0.25 },
  relaxed: { bust: 27, waist: 26.5, hip: 27, flare: 0.02 },
  oversized: { bust: 31, waist: 30.5, hip: 30, flare: 0 },
  boxy: { bust: 28, waist: 27.5, hip: 27.5, flare: 0 },
  wide: { bust: 24, waist: 19.5, hip: 27, flare: 0.1 },
  skinny: { bust: 21.5, waist: 18, hip: 22.5, flare: -0.04 },
  tapered: { bust: 23.5, waist: 20.5, hip: 24, flare: -0.05 },
  barrel: { bust: 24, waist: 21, hip: 26, flare: 0 },
  cargo: { bust: 24.5, waist: 23, hip: 25, flare: 0 },
  empire: { bust: 22, waist: 20, hip: 30, flare: 0.3, seamAt: 31 },
  'fit-flare': { bust: 22, waist: 17.2, hip: 30, flare: 0.42, seamAt: 40 },
  tiered: { bust: 22.5, waist: 18.5, hip: 27, flare: 0.3, seamAt: 40 },
  pleated: { bust: 22.5, waist: 18, hip: 25, flare: 0.24, seamAt: 40 },
  peplum: { bust: 22, waist: 18, hip: 26, flare: 0.55, seamAt: 40 },
  mermaid: { bust: 21.5, waist: 17, hip: 23, flare: 0.3 },
  bubble: { bust: 22.5, waist: 18.5, hip: 30, flare: 0.1, seamAt: 40 },
  tent: { bust: 25, waist: 29, hip: 33, flare: 0.2 },
  pencil: { bust: 22, waist: 18, hip: 23.5, flare: -0.1 },
  wrap: { bust: 22.5, waist: 18, hip: 25, flare: 0.2, seamAt: 40 },
  asymmetric: { bust: 22.5, waist: 19, hip: 24.5, flare: 0.1 },
  'high-low': { bust: 22.5, waist: 18, hip: 26, flare: 0.35, seamAt: 40 },
  'drop-waist': { bust: 23, waist: 21.5, hip: 23.5, flare: 0.4, seamAt: 55 },
  jogger: { bust: 26, waist: 25, hip: 25, flare: 0 },
  culotte: { bust: 24, waist: 20, hip: 26, flare: 0.1 },
  circle: { bust: 22, waist: 17.2, hip: 31, flare: 0.5, seamAt: 40 },
}

const hemHeights: Readonly<Record<Length, number>> = {
  crop: 36,
  waist: 47,
  hip: 63,
  thigh: 77,
  mini: 86,
  knee: 102,
  midi: 117,
  maxi: 139,
}

/** Outer layers are cut wider so that they go over a sweater. */
const ease: Partial<Record<Kind, number>> = {
  coat: 2.5,
  trench: 2.5,
  puffer: 3.5,
  bomber: 1.5,
  jacket: 1.5,
  blazer: 1,
  robe: 2,
  sweatshirt: 1,
  cape: 4,
}

/** Hem half widths that a fit-and-flare hem may not pass: wider hems would shrink the whole drawing. */
const widestHem = 52

export function torsoMeasures(design: Design): TorsoMeasures {
  const fit = fits[design.shape]
  const more = ease[design.kind] ?? 0
  const dropped =
    design.sleeve === 'drop' || design.shape === 'oversized' || (design.shape === 'boxy' && design.kind === 'tshirt')
  const bust = fit.bust + more
  const shoulderX = dropped ? bust - 3 : Math.min(bust - 3.4, 18.6 + more * 0.6)
  const deep = design.sleeve === 'batwing' ? 15 : design.sleeve === 'kimono' ? 6 : dropped ? 4 : more * 0.9
  const underarm: Point = [bust, 22.5 + deep]
  const seamed = fit.seamAt !== undefined && design.length !== 'crop' && design.length !== 'waist'
  const hemY = Math.max(hemHeights[design.length], underarm[1] + 9)
  const waistY = 40
  const below = Math.max(0, hemY - 60)
  const spread = fit.hip + more + below * fit.flare
  const hemX = Math.max(
    15,
    Math.min(widestHem, hemY < 60 ? blend(fit.waist, fit.hip, (hemY - 40) / 20) + more : spread),
  )
  return {
    shoulder: [shoulderX, 3.2 + shoulderX * 0.085],
    underarm,
    waist: [fit.waist + more, waistY],
    hip: [fit.hip + more, 60],
    hem: [hemX, hemY],
    seam: seamed ? [seamWidth(fit) + more, fit.seamAt ?? waistY] : undefined,
  }
}

function seamWidth(fit: Fit): number {
  const y = fit.seamAt ?? 40
  return y < 40 ? blend(fit.waist, fit.bust, (40 - y) / 17) : fit.waist
}

function blend(a: number, b: number, t: number): number {
  return a + (b - a) * Math.min(1, Math.max(-0.2, t))
}
