/** A colour in CIELAB under D65, as seen by the 2° observer. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** The same by lightness, chroma and hue angle in degrees, 0 to 360. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** White of D65 for the 2° observer. */
const WHITE = [0.95047, 1, 1.08883] as const
const LINEAR_UNDER = 0.04045
/** Where the cube root gives way to a line, as CIE defines it. */
const EPSILON = 216 / 24389
const KAPPA = 24389 / 27

const linear = (value: number) => (value <= LINEAR_UNDER ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const root = (value: number) => (value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116)

/** A colour of sRGB, `#rrggbb`, in CIELAB (D65). Throws a RangeError on anything else. */
export function labOf(hex: string): Lab {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (digits === null) throw new RangeError(`not a colour: ${hex}`)
  const [r, g, b] = digits.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255)) as [number, number, number]
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = root((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1])
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

export function lchOf({ l, a, b }: Lab): Lch {
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h }
}

export function labOfLch({ l, c, h }: Lch): Lab {
  const angle = (h * Math.PI) / 180
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) }
}

/** ΔE of 1976: how far two colours are apart; about 2 is just seen. */
export function labDistance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}
