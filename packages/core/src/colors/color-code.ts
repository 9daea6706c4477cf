import { type Lab, labDistance, labOf, labOfLch, lchOf } from './lab'

/**
 * Our own names of colours, such as `YO-87-45`: hue, lightness and chroma of CIELAB (D65).
 *
 * - Two letters of hue. Eight hues stand around the circle: R red, O orange, Y yellow, G green, T teal, B blue, V violet, P pink.
 *   `YY` is yellow, `YO` yellow towards orange, `OY` orange towards yellow. `NN` is neutral: a chroma under 4, of which no
 *   hue is seen.
 * - Lightness L*, 0 black to 100 white, and chroma C*, rounded to whole steps, two digits at least.
 *
 * A code names a cell, whose middle is `labOfCode`. It depends on the colour alone: not on the lexicon, nor on other colours.
 */

/** Hue angle of each letter, ascending. */
const HUES = [
  ['R', 30],
  ['O', 62],
  ['Y', 95],
  ['G', 145],
  ['T', 195],
  ['B', 262],
  ['V', 305],
  ['P', 350],
] as const
/** Under this chroma a colour has no hue that is seen. */
const NEUTRAL_CHROMA = 4
const FULL_TURN = 360
/** Of the way from one hue to the next: the middle of `RO` and of `OR`. */
const LEANING = [3 / 8, 5 / 8] as const

const CODE = /^([ROYGTBVPN]{2})-(\d{2,3})-(\d{2,3})$/

interface Cell {
  readonly letters: string
  /** Middle of its hues, in degrees. */
  readonly hue: number
}

/** Both letters of a hue: the quarter of the way between two hues on which it lies. */
function cellOfHue(angle: number): Cell {
  // The circle begins at the first hue, so that each hue has its next one ahead.
  const turned = angle < HUES[0][1] ? angle + FULL_TURN : angle
  const at = HUES.findLastIndex(([, from]) => from <= turned)
  const [own, from] = HUES[at] ?? HUES[0]
  const [next, until] = HUES[at + 1] ?? [HUES[0][0], HUES[0][1] + FULL_TURN]
  const way = (turned - from) / (until - from)
  const between = (share: number) => (from + share * (until - from)) % FULL_TURN
  if (way < 1 / 4) return { letters: own + own, hue: from }
  if (way < 1 / 2) return { letters: own + next, hue: between(LEANING[0]) }
  if (way < 3 / 4) return { letters: next + own, hue: between(LEANING[1]) }
  return { letters: next + next, hue: until % FULL_TURN }
}

const CELLS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: FULL_TURN }, (_, angle) => cellOfHue(angle)).map(({ letters, hue }) => [letters, hue]),
)

const step = (value: number) => String(Math.round(value)).padStart(2, '0')

/** The code of a colour of sRGB, `#rrggbb`. */
export function colorCode(hex: string): string {
  const { l, c, h } = lchOf(labOf(hex))
  const letters = c < NEUTRAL_CHROMA ? 'NN' : cellOfHue(h).letters
  return `${letters}-${step(l)}-${step(c)}`
}

/** The middle of a code's cell; `null` for what is no code. */
export function labOfCode(code: string): Lab | null {
  const [, letters = '', l = '', c = ''] = CODE.exec(code) ?? []
  const hue = letters === 'NN' ? 0 : CELLS.get(letters)
  if (hue === undefined || Number(l) > 100) return null
  return letters === 'NN' ? { l: Number(l), a: 0, b: 0 } : labOfLch({ l: Number(l), c: Number(c), h: hue })
}

/** A colour that has a name. */
export interface NamedColor {
  readonly value: string
  /** `#rrggbb`. */
  readonly hex: string
}

/**
 * The named colour that a code comes nearest to, by the middles of their cells: a colour's own code leads back to it. `null` for
 * what is no code, and where there is no colour.
 */
export function colorOfCode<Color extends NamedColor>(code: string, colors: readonly Color[]): Color | null {
  const asked = labOfCode(code)
  if (asked === null) return null
  let best: { readonly color: Color; readonly distance: number } | null = null
  for (const color of colors) {
    const own = labOfCode(colorCode(color.hex))
    // A cell's middle is the same for two colours of one cell: the one that is nearer itself is meant.
    const distance = own === null ? Infinity : labDistance(own, asked) + labDistance(labOf(color.hex), asked) / 1e6
    if (best === null || distance < best.distance) best = { color, distance }
  }
  return best?.color ?? null
}
