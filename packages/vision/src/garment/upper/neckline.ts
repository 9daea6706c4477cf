import type { Neckline } from '../design/words'
import type { Curve, Point } from '../geometry/curve'
import { bow, curve, join, mirror, reverse, smooth, symmetric } from '../geometry/curve'
import type { TorsoMeasures } from './torso-measures'

/** How the top of a garment is cut. */
export interface TopEdge {
  /** Right half of the front edge, from the centre front up to the highest point of the front. */
  readonly front: Curve
  /** From there over the shoulder (if there is one) to the underarm. */
  readonly over: Curve
  /** The armhole alone, shoulder to underarm: where a sleeve is sewn; missing when the shoulder is bare. */
  readonly armhole: Curve | undefined
  /** Left half when it differs (one shoulder): centre front to underarm, in mirrored (right-hand) coordinates. */
  readonly otherSide: Curve | undefined
  /** Height of the neckline at the centre front. */
  readonly depth: number
  /** The side neck point, when the garment reaches the neck. */
  readonly neck: Point
  readonly kind: 'shoulder' | 'strap' | 'bare' | 'halter' | 'off' | 'one'
  /** The inside of the back that shows above the front. */
  readonly inside: Curve | undefined
}

interface Cut {
  readonly x: number
  readonly depth: number
  readonly form: 'round' | 'v' | 'square' | 'heart' | 'boat'
}

const cuts: Partial<Record<Neckline, Cut>> = {
  crew: { x: 8.6, depth: 8, form: 'round' },
  v: { x: 9, depth: 19, form: 'v' },
  'deep-v': { x: 9.5, depth: 31, form: 'v' },
  scoop: { x: 11, depth: 16, form: 'round' },
  square: { x: 11.5, depth: 14, form: 'square' },
  sweetheart: { x: 11.5, depth: 17, form: 'heart' },
  boat: { x: 14, depth: 4.6, form: 'boat' },
  turtleneck: { x: 7.6, depth: 4, form: 'round' },
  mock: { x: 7.6, depth: 4.5, form: 'round' },
  funnel: { x: 8, depth: 5, form: 'round' },
  stand: { x: 8, depth: 6.5, form: 'round' },
  collar: { x: 8, depth: 7, form: 'round' },
  polo: { x: 8, depth: 7, form: 'round' },
  camp: { x: 8.4, depth: 15, form: 'v' },
  lapel: { x: 8.2, depth: 36, form: 'v' },
  shawl: { x: 8.4, depth: 37, form: 'v' },
  cowl: { x: 11, depth: 15, form: 'round' },
  keyhole: { x: 8.6, depth: 7.5, form: 'round' },
  henley: { x: 8.6, depth: 8, form: 'round' },
  'peter-pan': { x: 8, depth: 7, form: 'round' },
  sailor: { x: 8.4, depth: 19, form: 'v' },
  'tie-neck': { x: 7.6, depth: 5.5, form: 'round' },
  hood: { x: 8.4, depth: 8, form: 'round' },
  wrap: { x: 9, depth: 24, form: 'v' },
  'ruffle-neck': { x: 7.6, depth: 5, form: 'round' },
  illusion: { x: 8, depth: 6, form: 'round' },
  collarless: { x: 8.6, depth: 10, form: 'round' },
  asymmetric: { x: 9.5, depth: 13, form: 'v' },
}

const roundCut: Cut = { x: 8.6, depth: 8, form: 'round' }

export function topEdge(
  neckline: Neckline,
  m: TorsoMeasures,
  sleeveless: boolean,
  narrow: boolean,
  depth?: number,
): TopEdge {
  if (neckline === 'strap' || (neckline === 'sweetheart' && narrow && sleeveless))
    return strapEdge(m, neckline === 'sweetheart')
  if (neckline === 'strapless' || (neckline === 'sweetheart' && sleeveless))
    return bareEdge(m, neckline === 'sweetheart')
  if (neckline === 'halter') return halterEdge(m)
  if (neckline === 'off-shoulder') return offEdge(m)
  if (neckline === 'one-shoulder') return oneEdge(m, sleeveless)
  const known = cuts[neckline] ?? roundCut
  const cut = depth === undefined ? known : { ...known, depth }
  const front = frontOf(cut)
  const neck: Point = [cut.x, 0.1 * (cut.x - 8)]
  const tip: Point = sleeveless ? [Math.max(cut.x + 3.4, narrow ? cut.x + 4 : m.shoulder[0] - 2.6), 0] : m.shoulder
  const shoulder: Point = sleeveless ? [tip[0], slope(tip[0], m)] : m.shoulder
  const armhole = armholeOf(shoulder, m.underarm, sleeveless)
  const back = curve([0, backDepth(cut)], [[cut.x * 0.55, backDepth(cut)], [cut.x * 0.88, backDepth(cut) * 0.75], neck])
  return {
    front,
    over: join(curve(neck, [shoulder]), armhole),
    armhole,
    otherSide: undefined,
    depth: cut.depth,
    neck,
    kind: 'shoulder',
    inside: symmetric(join(back, reverse(front))),
  }
}

function slope(x: number, m: TorsoMeasures): number {
  return (m.shoulder[1] * Math.max(0, x - 8)) / Math.max(1, m.shoulder[0] - 8)
}

const backDepth = (cut: Cut): number => (cut.form === 'boat' ? 2 : cut.x > 10.5 ? 3.4 : 2.2)

function frontOf({ x, depth, form }: Cut): Curve {
  const neck: Point = [x, 0.1 * (x - 8)]
  switch (form) {
    case 'v':
      return curve([0, depth], [[x * 0.36, depth * 0.68], [x * 0.9, depth * 0.3], neck])
    case 'square':
      return curve(
        [0, depth],
        [
          [x * 0.5, depth],
          [x * 0.8, depth - 0.2],
          [x - 1.2, depth - 0.6],
        ],
        [[x - 0.6, depth * 0.6], [x - 0.2, depth * 0.3], neck],
      )
    case 'heart':
      return curve(
        [0, depth],
        [
          [1.6, depth - 4.4],
          [x - 3, depth - 5.6],
          [x - 0.4, depth - 4],
        ],
        [[x - 0.2, depth * 0.5], [x, depth * 0.25], neck],
      )
    case 'boat':
      return curve([0, depth], [[x * 0.5, depth], [x * 0.85, depth * 0.7], neck])
    default:
      return curve([0, depth], [[x * 0.58, depth], [x * 0.98, depth * 0.62], neck])
  }
}

function armholeOf(shoulder: Point, underarm: Point, sleeveless: boolean): Curve {
  const [sx, sy] = shoulder
  const [ux, uy] = underarm
  const hollow = sleeveless ? 2.4 : 2
  return curve(shoulder, [
    [sx - hollow, sy + (uy - sy) * 0.45],
    [Math.min(sx + 0.5, ux - 4), uy - 2.2],
    [ux, uy],
  ])
}

function strapEdge(m: TorsoMeasures, heart: boolean): TopEdge {
  const [ux, uy] = m.underarm
  const top: Point = [9.6, 12.5]
  const front = heart
    ? curve([0, 18.5], [[1.4, 13.6], [6.4, 11.6], top])
    : curve([0, 18.2], [[3.2, 17.4], [7.2, 15], top])
  const over = curve(top, [
    [11.6, 17.2],
    [15.5, 20.6],
    [ux, uy],
  ])
  const back = curve(
    [0, 20.5],
    [
      [8, 20.6],
      [16, 20.4],
      [ux - 3, uy - 0.5],
    ],
  )
  return {
    front,
    over,
    armhole: undefined,
    otherSide: undefined,
    depth: 18.2,
    neck: top,
    kind: 'strap',
    inside: symmetric(join(back, reverse(over), reverse(front))),
  }
}

function bareEdge(m: TorsoMeasures, heart: boolean): TopEdge {
  const [ux, uy] = m.underarm
  const top: Point = [ux - 0.8, uy - 5.6]
  const front = heart
    ? curve(
        [0, 19],
        [
          [1.6, 14],
          [8, 11.4],
          [12.4, 13.8],
        ],
        [[15, 15.2], [ux - 3.4, uy - 5.4], top],
      )
    : curve([0, 16.4], [[6, 16.3], [ux - 6, 16], top])
  const over = bow(top, [ux, uy], -0.3)
  return {
    front,
    over,
    armhole: undefined,
    otherSide: undefined,
    depth: heart ? 19 : 16.4,
    neck: top,
    kind: 'bare',
    inside: undefined,
  }
}

function halterEdge(m: TorsoMeasures): TopEdge {
  const [ux, uy] = m.underarm
  const neck: Point = [6.6, -1.2]
  const front = curve([0, 8.4], [[3.4, 8.2], [6, 4], neck])
  const over = join(
    curve(neck, [[8.2, -0.6]]),
    curve(
      [8.2, -0.6],
      [
        [9.4, 10],
        [13, 19.4],
        [ux, uy],
      ],
    ),
  )
  const back = curve([0, -3], [[3, -3.2], [5.6, -2.6], neck])
  return {
    front,
    over,
    armhole: undefined,
    otherSide: undefined,
    depth: 8.4,
    neck,
    kind: 'halter',
    inside: symmetric(join(back, reverse(front))),
  }
}

function offEdge(m: TorsoMeasures): TopEdge {
  const [ux, uy] = m.underarm
  const tip: Point = [Math.max(21, m.shoulder[0] + 2.6), 9.4]
  const front = curve([0, 13.6], [[8, 13.6], [tip[0] - 6, 11.6], tip])
  const armhole = curve(tip, [
    [tip[0] - 2.4, 14],
    [ux - 2.2, uy - 4],
    [ux, uy],
  ])
  const back = curve([0, 10.4], [[9, 10.2], [tip[0] - 6, 9.4], tip])
  return {
    front,
    over: armhole,
    armhole,
    otherSide: undefined,
    depth: 13.6,
    neck: tip,
    kind: 'off',
    inside: symmetric(join(back, reverse(front))),
  }
}

/** The shoulder is on the viewer's right; the edge runs down to the left underarm. */
function oneEdge(m: TorsoMeasures, sleeveless: boolean): TopEdge {
  const [ux, uy] = m.underarm
  const neck: Point = [8.4, 0]
  const shoulder: Point = sleeveless ? [13.6, slope(13.6, m)] : m.shoulder
  const armhole = armholeOf(shoulder, m.underarm, sleeveless)
  const front = smooth([[0, 12.2], [4.6, 7], neck], 1)
  const otherSide = curve(
    [0, 12.2],
    [
      [5, 16.4],
      [ux - 8, uy - 1.4],
      [ux, uy],
    ],
  )
  return {
    front,
    over: join(curve(neck, [shoulder]), armhole),
    armhole,
    otherSide,
    depth: 12.2,
    neck,
    kind: 'one',
    inside: undefined,
  }
}

/** The whole front edge from the left end to the right end. */
export function wholeFront(edge: TopEdge): Curve {
  return join(reverse(mirror(edge.otherSide ?? edge.front)), edge.front)
}
