import { contrast, darker, hexOr, hsl, hslOf, lighter, luminance, mix } from './color'
import type { Cloth, Tone } from './drawing'

/** Colours of one drawing, all derived from the record's colours. */
export interface Palette {
  readonly ground: string
  readonly second: string
  readonly third: string
  /** Outline. */
  readonly ink: string
  readonly seam: string
  readonly topstitch: string
  /** Black or white with the opacity that makes a believable crease on this ground. */
  readonly shadow: { readonly color: string; readonly opacity: number }
  readonly gleam: { readonly color: string; readonly opacity: number }
  readonly cloth: Readonly<Record<Cloth, string>>
  readonly tone: Readonly<Record<Tone, string>>
}

/**
 * `given` are the record's hex colours, the ground first; a missing second or third is chosen to suit the ground. What `isJewel`
 * and of a grey has silver for its metal, everything else gold.
 */
export function paletteOf(given: readonly string[], denim: boolean, isJewel = false): Palette {
  const ground = hexOr(given[0], '#d9d2c5')
  const second = given[1] === undefined ? companion(ground) : hexOr(given[1], companion(ground))
  const third = given[2] === undefined ? thirdFor(ground, second) : hexOr(given[2], thirdFor(ground, second))
  const light = luminance(ground)
  const veryDark = light < 0.035
  const ink = veryDark ? lighter(ground, 0.36) : darker(mix(ground, '#2a2320', 0.8), 0.25)
  const seam = veryDark ? lighter(ground, 0.24) : darker(ground, light < 0.12 ? 0.55 : 0.46)
  const inside = veryDark ? lighter(ground, 0.09) : darker(ground, 0.3)
  const cream = '#f3eee4'
  const isSilver = isJewel && hslOf(ground)[1] < 0.12 && light > 0.2 && light < 0.9
  const metal = isSilver ? ground : '#d3b06a'
  const cloth: Record<Cloth, string> = {
    main: ground,
    second,
    inside,
    rib: ground,
    plain: ground,
    trim: given[1] === undefined ? (light > 0.62 ? darker(ground, 0.34) : lighter(ground, 0.62)) : second,
    lace: given[1] === undefined ? lighter(ground, 0.45) : second,
    metal,
    dark: '#2c2826',
    sole: cream,
    glass: '#3a3431',
    straw: '#dcc08a',
    cream,
  }
  return {
    ground,
    second,
    third,
    ink,
    seam,
    topstitch: denim ? '#c98f45' : veryDark ? lighter(ground, 0.3) : darker(ground, 0.34),
    shadow: {
      color: veryDark ? '#000000' : darker(ground, 0.78),
      opacity: veryDark ? 0.42 : light > 0.6 ? 0.13 : 0.22,
    },
    gleam: { color: '#ffffff', opacity: veryDark ? 0.13 : light > 0.7 ? 0.6 : 0.24 },
    cloth,
    tone: {
      shade: darker(ground, 0.22),
      light: lighter(ground, 0.3),
      metal,
      dark: '#2c2826',
      accent: second,
      second,
      main: ground,
      inside,
      button: light > 0.55 ? darker(ground, 0.12) : lighter(ground, 0.28),
      cream,
      seam,
    },
  }
}

/** A quiet partner that is seen on the ground: cream or ink for strong colours, a deep tone of the hue for pale ones. */
function companion(ground: string): string {
  const [h, s, l] = hslOf(ground)
  if (l < 0.42) return contrast(ground, '#f4ede0') > 2 ? '#f4ede0' : '#2b2730'
  if (s < 0.12) return l > 0.7 ? '#2d3344' : '#f6f1e8'
  return l > 0.68 ? hsl(h, Math.min(0.55, s), 0.3) : '#fbf6ec'
}

function thirdFor(ground: string, second: string): string {
  const [h, s] = hslOf(ground)
  const [h2, s2] = hslOf(second)
  const hue = s > 0.12 ? h + 32 : s2 > 0.12 ? h2 + 150 : 14
  return hsl(hue, 0.48, luminance(ground) > 0.45 ? 0.55 : 0.62)
}
