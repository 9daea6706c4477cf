import { labOf, lchOf } from '@trendee/core/colors/lab'

interface Weighed {
  readonly hex: string
  /** What its size tells; 0 and more. */
  readonly weight: number
}

/** Middle and radius of a swatch in a wheel of radius 1 around 0, with its hue in degrees. */
export interface WheelPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly hue: number
}

/** The most saturated dyes; more than this is at the rim. */
const FULL_CHROMA = 100
const LEAST_RADIUS = 0.028
const MOST_RADIUS = 0.1
const ROUNDS = 120

/** Where colours stand on a hue wheel: around by hue, outwards by chroma, as large as they weigh, moved apart where they would cover each other. */
export function wheelPlaces(colors: readonly Weighed[]): WheelPlace[] {
  const most = Math.max(...colors.map(({ weight }) => weight), 0)
  const places = colors.map(({ hex, weight }) => {
    const { c, h } = lchOf(labOf(hex))
    const angle = (h * Math.PI) / 180
    const out = Math.min(1, c / FULL_CHROMA)
    // Areas compare, not widths.
    const radius = LEAST_RADIUS + (MOST_RADIUS - LEAST_RADIUS) * Math.sqrt(most === 0 ? 0 : weight / most)
    return { x: out * Math.cos(angle), y: -out * Math.sin(angle), radius, hue: h }
  })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, one] of places.entries()) {
      for (const [later, other] of places.entries()) {
        if (later > at) moveApart(one, other, later)
      }
      const reach = Math.hypot(one.x, one.y)
      const limit = 1 - one.radius
      if (reach > limit) {
        one.x *= limit / reach
        one.y *= limit / reach
      }
    }
  }
  return places
}

interface Moved {
  x: number
  y: number
  readonly radius: number
}

function moveApart(one: Moved, other: Moved, turn: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const apart = Math.hypot(dx, dy)
  const missing = one.radius + other.radius - apart
  if (missing <= 0) return
  // Two of one place go apart in a direction that their order gives.
  const [ux, uy] = apart < 1e-6 ? [Math.cos(turn), Math.sin(turn)] : [dx / apart, dy / apart]
  one.x -= (ux * missing) / 2
  one.y -= (uy * missing) / 2
  other.x += (ux * missing) / 2
  other.y += (uy * missing) / 2
}
