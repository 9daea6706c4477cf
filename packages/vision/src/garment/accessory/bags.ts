import { gatherFolds } from '../upper/sleeve'
import { bothSides } from '../upper/pockets'
import type { Design } from '../design/design'
import { button, fold, gleam, seam, stitch } from '../drawing'
import type { Drawing, Mark, Piece } from '../drawing'
import { offset } from '../geometry/along'
import { bow, box, curve, ellipse, join, polyline, rounded, smooth, symmetric } from '../geometry/curve'
import type { Curve, Point } from '../geometry/curve'
import { path, points } from '../geometry/path-text'
import { band, chain, quilting } from './bag-straps'
import { beltBag, clutch, crossbody, wallet } from './small-bags'

/** Bags from the front, in cm, centred on x = 0 with the bag's mouth near y = 0. */
export function bagDrawing(design: Design): Drawing {
  return { pieces: [...bag(design), ...charms(design)] }
}

function bag(design: Design): Piece[] {
  const quilted = design.texture === 'quilted' || design.details.has('quilted')
  const marks = quilted ? quilting() : []
  switch (design.kind) {
    case 'tote':
      return tote(design, marks)
    case 'crossbody':
      return crossbody(marks, design)
    case 'backpack':
      return backpack(marks)
    case 'clutch':
      return clutch(marks)
    case 'bucket-bag':
      return bucket(marks)
    case 'top-handle':
      return topHandle(marks)
    case 'belt-bag':
      return beltBag(marks)
    case 'wallet':
      return wallet(marks)
    default:
      return shoulder(marks, design)
  }
}

function tote(design: Design, quilt: Mark[]): Piece[] {
  const body = rounded(points('-19 0 19 0 17 32 -17 32'), 1.2)
  const handle = (dy: number): Curve =>
    join(
      curve(
        [-8, 3],
        [
          [-8, -12 + dy],
          [-6, -18 + dy],
          [0, -18 + dy],
        ],
      ),
      curve(
        [0, -18 + dy],
        [
          [6, -18 + dy],
          [8, -12 + dy],
          [8, 3],
        ],
      ),
    )
  const tabs: Piece[] = [-8, 8].map((x) => ({
    outline: rounded(
      [
        [x - 1.5, 0.4],
        [x + 1.5, 0.4],
        [x + 1.5, 6.6],
        [x, 7.8],
        [x - 1.5, 6.6],
      ],
      0.3,
    ),
    cloth: 'second' as const,
    shading: 'none' as const,
    marks: [stitch(box(x - 1, 1, 2, 5.2)), button([x, 2.4], 0.4, 'metal'), button([x, 5], 0.4, 'metal')],
  }))
  const marks: Mark[] = [
    ...quilt,
    stitch(path('M-19 1.6L19 1.6')),
    stitch(offset(body, 0.9, 25)),
    fold(bow([-15, 6], [-12, 28], 0.8), 1.2),
    fold(bow([14, 12], [11, 30], -0.8), 1.1),
  ]
  if (design.texture !== 'straw') marks.push(seam(path('M-18 26L18 26')))
  return [
    { outline: ellipse(0, 0.2, 18.6, 1.4), cloth: 'inside', shading: 'none' },
    band(handle(-1.6), 1.5, design.hasSecondColor ? 'second' : 'plain'),
    { outline: body, cloth: 'main', marks },
    band(handle(0.4), 1.7, design.hasSecondColor ? 'second' : 'plain', [stitch(handle(0.4))]),
    ...tabs,
  ]
}

function shoulder(quilt: Mark[], design: Design): Piece[] {
  const hobo = design.seed % 2 === 0
  const body = hobo
    ? symmetric(path('M0 2.4C6 2.4 12 1 15.6 -2.4C17.8 2 17.4 15 10 16.4C6 17 3 17 0 17'))
    : rounded(points('-14.5 0 14.5 0 15 13.4 -15 13.4'), 2.6)
  const strap = hobo
    ? path('M-15 -2C-13 -13 -7 -19 0 -19C7 -19 13 -13 15 -2')
    : path('M-13.4 1.4C-13 -9 -9 -15 0 -15C9 -15 13 -9 13.4 1.4')
  const rings: Piece[] = [-1, 1].map((s) => ({
    outline: ellipse(s * (hobo ? 15.2 : 13.4), hobo ? -2 : 1, 1.1, 1.1),
    cloth: 'metal' as const,
    shading: 'none' as const,
  }))
  const flap: Piece[] = hobo
    ? []
    : [
        {
          outline: symmetric(path('M0 -.6L14.8 -.6C15.4 5 13 8 9 8.4C4 8.8 2 8.8 0 8.8')),
          cloth: 'main',
          marks: [
            ...quilt,
            stitch(symmetric(path('M13.8 0C14.4 5 12 7.2 9 7.5C4 7.9 2 7.9 0 7.9'))),
            gleam(bow([-12, 2], [-3, 1.6], 0.3), 1.2),
          ],
        },
      ]
  const clasp: Piece[] = hobo
    ? []
    : [
        {
          outline: rounded(points('-1.7 7 1.7 7 1.7 10.6 -1.7 10.6'), 0.8),
          cloth: 'metal',
          shading: 'flat',
          marks: [seam(path('M-.8 8.8L.8 8.8'))],
        },
      ]
  const marks: Mark[] = hobo
    ? [
        ...quilt,
        {
          kind: 'zip',
          curve: path('M-12 1.4C-6 3 6 3 13 .6'),
        },
        fold(bow([-14, 2], [-8, 13], 1.4), 1.4),
        fold(bow([13.6, 3], [8, 13], -1.4), 1.3),
        fold(bow([-4, 5], [-2, 13], 0.6), 1),
      ]
    : [...quilt, stitch(offset(body, 0.8, 21))]
  const strapPieces = design.details.has('chain')
    ? chain(strap, 34, 1.5)
    : [band(strap, 1.7, 'plain', [stitch(offset(strap, 0.5, 15)), stitch(offset(strap, -0.5, 15))])]
  return [...strapPieces, { outline: body, cloth: 'main', marks }, ...flap, ...clasp, ...rings]
}

function backpack(quilt: Mark[]): Piece[] {
  const body = symmetric(path('M0 -4C8 -4 14 0 14.4 10C14.8 20 14.8 28 14.4 33C13.6 37 8 37 0 37'))
  const pocket = rounded(points('-10.6 18 10.6 18 11 34 -11 34'), 3)
  const top = symmetric(path('M0 -4C1.6 -4 3.4 -4 3.8 -4C4 -9 2.4 -10 0 -10'))
  const sides: Piece[] = [-1, 1].map((s) => ({
    outline: rounded(
      [
        [13.4 * s, 17],
        [17.4 * s, 19],
        [17.2 * s, 33],
        [13.8 * s, 35],
      ],
      1.2,
    ),
    cloth: 'main' as const,
    shading: 'flat' as const,
    marks: [seam(curve([13 * s, 20.5], [[18 * s, 21.5]]))],
  }))
  return [
    {
      outline: top,
      holes: [ellipse(0, -6.4, 2.2, 2.2)],
      cloth: 'plain',
      shading: 'none',
    },
    ...sides,
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        {
          kind: 'zip',
          curve: smooth(points('-12.4 14 -11.6 4 -6 -.4 0 -1 6 -.4 11.6 4 12.4 14')),
        },
      ],
    },
    {
      outline: pocket,
      cloth: 'main',
      shading: 'flat',
      marks: [...quilt, { kind: 'zip', curve: path('M-8.6 21.4L8.6 21.4') }, stitch(offset(pocket, 0.8, 21))],
    },
    {
      outline: rounded(points('-3 9 3 9 3 12.6 -3 12.6'), 0.5),
      cloth: 'second',
      shading: 'none',
      marks: [stitch(box(-2.4, 9.5, 4.8, 2.6))],
    },
  ]
}

function bucket(quilt: Mark[]): Piece[] {
  const body = symmetric(path('M0 1C5 1 9 .4 12.4 -1C12.6 8 12 17 11 24.6C7 26.4 3 26.6 0 26.6'))
  const strap = path('M-11 2.4C-13 -12 -8 -24 0 -24C8 -24 13 -12 11 2.4')
  const cord = path('M-12.2 3C-5 4.8 5 4.8 12.2 3')
  const tassel = (s: number): Piece => ({
    outline: join(
      curve(
        [s * 0.6, 4.6],
        [
          [s * 1.6, 8],
          [s * 2, 9],
          [s * 2.2, 11],
        ],
      ),
      curve([s * 2.2, 11], [[s * 1, 15.4]]),
      curve([s * 1, 15.4], [[s * 3.6, 15]]),
      curve(
        [s * 3.6, 15],
        [
          [s * 3, 10],
          [s * 2, 7],
          [s * 1.2, 4.6],
        ],
      ),
    ),
    cloth: 'plain',
    shading: 'none',
  })
  return [
    band(strap, 1.3, 'plain', [stitch(strap)]),
    { outline: ellipse(0, -0.4, 12.2, 1.9), cloth: 'inside', shading: 'none' },
    {
      outline: body,
      cloth: 'main',
      marks: [
        ...quilt,
        ...gatherFolds(cord, 88, 7, 0.9),
        ...gatherFolds(cord, -90, 3, 0.7),
        { kind: 'cord', curve: cord, width: 0.6, tone: 'shade' },
        seam(path('M-11.2 22.4C-4 24.2 4 24.2 11.2 22.4')),
        ...bothSides([button([6, 4.5], 0.5, 'metal'), button([10, 3.8], 0.5, 'metal')]),
      ],
    },
    tassel(-1),
    tassel(1),
  ]
}

function topHandle(quilt: Mark[]): Piece[] {
  const body = rounded(points('-13 0 13 0 15.6 19 -15.6 19'), 1.4)
  const flap = symmetric(path('M0 -.6L13.2 -.6C13.8 3 13.6 5 13.2 7C8 9.6 4 9.6 0 9.6'))
  const handle = path('M-6.4 1C-6.6 -7 -4 -9 0 -9C4 -9 6.6 -7 6.4 1')
  const feet: Piece[] = [-12, 12].map((x) => ({
    outline: rounded(
      [
        [x - 0.9, 18.6],
        [x + 0.9, 18.6],
        [x + 0.7, 20],
        [x - 0.7, 20],
      ],
      0.3,
    ),
    cloth: 'metal' as const,
    shading: 'none' as const,
  }))
  return [
    ...feet,
    band(handle, 1.8, 'plain', [stitch(handle)]),
    {
      outline: body,
      cloth: 'main',
      marks: [...quilt, stitch(offset(body, 0.8, 23)), seam(path('M-12 0L-13.6 19')), seam(path('M12 0L13.6 19'))],
    },
    {
      outline: flap,
      cloth: 'main',
      shading: 'flat',
      marks: [
        ...quilt,
        stitch(symmetric(path('M12.6 6.4C8 8.8 4 8.8 0 8.8'))),
        gleam(bow([-10, 1.6], [0, 1.2], 0.2), 1.1),
      ],
    },
    ...[-6.4, 6.4].map((x): Piece => ({
      outline: rounded(
        [
          [x - 1.3, -0.2],
          [x + 1.3, -0.2],
          [x + 1.3, 2.6],
          [x - 1.3, 2.6],
        ],
        0.4,
      ),
      cloth: 'metal',
      shading: 'none',
    })),
    {
      outline: rounded(points('-1.8 8 1.8 8 1.8 12 -1.8 12'), 0.5),
      cloth: 'metal',
      shading: 'flat',
      marks: [{ kind: 'fill', curve: ellipse(0, 9.6, 0.5, 0.5), tone: 'dark' }],
    },
  ]
}

/** Fringe or tassels hung from the bag's foot. */
function charms(design: Design): Piece[] {
  if (!design.details.has('fringe')) return []
  const foot: Point[] = Array.from({ length: 15 }, (_, i): Point => [-10.5 + i * 1.5, 13])
  return foot.map(([x, y]) => ({
    outline: polyline([
      [x - 0.5, y],
      [x + 0.5, y],
      [x + 0.6, y + 10],
      [x - 0.4, y + 10],
    ]),
    cloth: 'main' as const,
    shading: 'none' as const,
  }))
}
