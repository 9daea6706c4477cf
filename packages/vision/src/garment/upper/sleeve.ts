import type { Design } from '../design/design'
import type { SleeveLength } from '../design/words'
import type { Mark, Piece } from '../drawing'
import { fold, seam, stitch } from '../drawing'
import { offset, part, pointOn, scallops, stations, waves } from '../geometry/along'
import type { Curve, Point } from '../geometry/curve'
import { between, bow, curve, endOf, join, mirror, polar, reverse } from '../geometry/curve'

const reach: Readonly<Record<SleeveLength, number>> = { cap: 8.5, short: 20, elbow: 31, 'three-quarter': 44, long: 58 }
/** Degrees below the horizontal: short sleeves stand out, long ones hang. */
const fall: Readonly<Record<SleeveLength, number>> = { cap: 40, short: 60, elbow: 67, 'three-quarter': 73, long: 76 }
const cuffHalf: Readonly<Record<SleeveLength, number>> = {
  cap: 15,
  short: 15.5,
  elbow: 14.5,
  'three-quarter': 12,
  long: 9.4,
}

interface Frame {
  readonly shoulder: Point
  readonly underarm: Point
  readonly armhole: Curve
  /** Direction of the sleeve in degrees. */
  readonly angle: number
  readonly length: number
  /** Width of the end of the sleeve. */
  readonly end: number
}

/** Both sleeves of a garment, to be drawn before the body. */
export function sleevePieces(design: Design, armhole: Curve | undefined, leftToo: boolean): Piece[] {
  if (armhole === undefined || design.sleeve === 'none') return []
  const right = rightSleeve(design, armhole)
  return leftToo ? right.flatMap((p) => [p, mirrorPiece(p)]) : right
}

export function mirrorPiece(piece: Piece): Piece {
  return {
    ...piece,
    outline: mirror(piece.outline),
    ...(piece.grain !== undefined && { grain: -piece.grain }),
    ...(piece.islands && { islands: piece.islands.map(mirror) }),
    ...(piece.holes && { holes: piece.holes.map(mirror) }),
    ...(piece.strokes && { strokes: piece.strokes.map(mirror) }),
    ...(piece.marks && { marks: piece.marks.map(mirrorMark) }),
  }
}

function mirrorMark(mark: Mark): Mark {
  return mark.kind === 'button' ? { ...mark, at: [-mark.at[0], mark.at[1]] } : { ...mark, curve: mirror(mark.curve) }
}

function rightSleeve(design: Design, armhole: Curve): Piece[] {
  const long = design.sleeveLength
  const heavy =
    design.kind === 'coat' || design.kind === 'trench' || design.kind === 'puffer' || design.shape === 'oversized'
  const armholeSize = Math.hypot(endOf(armhole)[0] - armhole.start[0], endOf(armhole)[1] - armhole.start[1])
  const drop = armhole.start[0] > 21 ? armhole.start[0] - 19 : 0
  const end = cuffHalf[long] + (heavy ? 2.2 : 0) + (long === 'long' ? 0 : Math.max(0, armholeSize - 19) * 0.35)
  const frame: Frame = {
    shoulder: armhole.start,
    underarm: endOf(armhole),
    armhole,
    angle: fall[long],
    length: Math.max(7, reach[long] - drop * 0.8),
    end,
  }
  return drawn(design, frame)
}

function drawn(design: Design, frame: Frame): Piece[] {
  const ribbed =
    design.details.has('ribbed') &&
    (design.kind === 'sweater' ||
      design.kind === 'sweatshirt' ||
      design.kind === 'cardigan' ||
      design.kind === 'bomber')
  switch (design.sleeve) {
    case 'puff':
      return design.sleeveLength === 'long'
        ? gathered(frame, 4.5, 1.4, 0.22)
        : gathered({ ...frame, length: Math.min(frame.length, 21), end: 13 }, 7, 5.5, 0.5)
    case 'mutton':
      return gathered(frame, 8, 0.6, 0.2)
    case 'balloon':
      return gathered(frame, 2.5, 7.5, 0.62)
    case 'lantern':
      return gathered(frame, 0.4, 8.6, 0.5)
    case 'bishop':
      return gathered(frame, 0.6, 5.4, 0.8)
    case 'bell':
      return [open(frame, frame.end * (design.sleeveLength === 'long' ? 2 : 1.5), 3, 1.6)]
    case 'kimono':
      return [open({ ...frame, angle: frame.angle - 12, length: Math.min(frame.length, 44) }, 22, 0, 0)]
    case 'flutter':
      return [open({ ...frame, length: 12, angle: 47 }, 22, 4, 1.2)]
    case 'ruffle':
      return [
        open({ ...frame, length: 19, angle: 52 }, 25, 5, 1.3),
        open({ ...frame, length: 10.5, angle: 48 }, 21, 5, 1.1),
      ]
    case 'cap':
      return [open({ ...frame, length: 8.5, angle: 40 }, 16, 0, 0)]
    case 'cape':
      return [open({ ...frame, length: 40, angle: 76 }, 30, 3, 1.4)]
    case 'batwing':
      return [plain({ ...frame, angle: frame.angle - 12, length: Math.min(frame.length, 50) }, 'none')]
    case 'cold-shoulder':
      return [withHole(plain(frame, 'hem'), frame)]
    case 'slit':
      return [withSlit(plain({ ...frame, end: frame.end * 1.25 }, 'hem'), frame)]
    case 'roll-up':
      return cuffed({ ...frame, length: Math.min(frame.length, 24), end: 15 }, 4.4, 'plain', 0.7)
    case 'cuffed':
      return frame.length > 40 ? cuffed(frame, 6, 'plain', 0, true) : cuffed(frame, 3.4, 'plain', 0.5)
    default:
      return ribbed && frame.length > 40
        ? cuffed(frame, 6.5, 'rib', -0.8)
        : [plain(frame, 'hem', design.texture === 'quilted')]
  }
}

/** The two ends of the cuff line, square to the axis from the middle of the armhole. */
function ends(f: Frame, extra = 0): { outer: Point; inner: Point } {
  const middle = between(f.shoulder, f.underarm, 0.5)
  const tip = polar(middle, f.angle, f.length - ahead(f))
  return { outer: polar(tip, f.angle - 90, f.end / 2 + extra), inner: polar(tip, f.angle + 90, f.end / 2 + extra) }
}

/** How far the middle of the armhole lies ahead of the shoulder point along the sleeve. */
function ahead(f: Frame): number {
  const a = (f.angle * Math.PI) / 180
  return ((f.underarm[0] - f.shoulder[0]) * Math.cos(a) + (f.underarm[1] - f.shoulder[1]) * Math.sin(a)) / 2
}

function outerEdge(f: Frame, outer: Point): Curve {
  const start = polar(f.shoulder, Math.max(20, f.angle - 34), Math.min(9, f.length * 0.3))
  return curve(f.shoulder, [start, polar(outer, f.angle + 180, f.length * 0.45), outer])
}

/** Cuff to underarm: straight along the sleeve, then a short round into the armpit. */
function innerEdge(f: Frame, inner: Point): Curve {
  return curve(inner, [
    polar(inner, f.angle + 180, f.length * 0.4),
    [f.underarm[0] + 1.2, f.underarm[1] + Math.min(9, f.length * 0.24)],
    f.underarm,
  ])
}

function grainOf(f: Frame): number {
  return f.angle - 90
}

function plain(f: Frame, hem: 'hem' | 'none', quilted = false): Piece {
  const { outer, inner } = ends(f)
  const end = bow(outer, inner, -0.5)
  const out = quilted ? scallops(outerEdge(f, outer), 8.6, -0.8) : outerEdge(f, outer)
  const inn = innerEdge(f, inner)
  const marks: Mark[] = creases(f, inn)
  if (quilted) marks.splice(0, marks.length, ...quilting(f))
  if (hem === 'hem') marks.push(stitch(offset(end, f.length > 40 ? 2 : 1.8, 3)))
  return { outline: join(out, end, inn, reverse(f.armhole)), cloth: 'main', grain: grainOf(f), marks }
}

/** Seams across a padded sleeve, each with the shadow of the roll below it. */
function quilting(f: Frame): Mark[] {
  const middle = between(f.shoulder, f.underarm, 0.5)
  return Array.from({ length: Math.floor(f.length / 8.6) }, (_, i): Mark[] => {
    const at = polar(middle, f.angle, 2 + i * 8.6)
    const [a, b] = [polar(at, f.angle - 90, 14), polar(at, f.angle + 90, 14)]
    return [seam(bow(a, b, -0.5)), fold(bow(polar(a, f.angle, 1.3), polar(b, f.angle, 1.3), -0.5), 1.3)]
  }).flat()
}

/** Folds run from the armpit and, on long sleeves, from the inner elbow. */
function creases(f: Frame, inn: Curve): Mark[] {
  const pit = f.underarm
  const marks: Mark[] = [fold(bow([pit[0] + 0.4, pit[1] + 0.5], polar(pit, f.angle - 62, 11), 1), 0.9)]
  if (f.length > 36) {
    const elbow = pointOn(inn, 0.5)
    marks.push(
      fold(bow(elbow, polar(elbow, f.angle - 70, f.end * 0.8), 0.6), 0.9),
      fold(bow(polar(elbow, f.angle, 4), polar(polar(elbow, f.angle, 1), f.angle - 64, f.end * 0.65), 0.5), 0.7),
      fold(bow(polar(pit, f.angle + 2, 7), polar(polar(pit, f.angle, 5), f.angle - 76, 9), 0.6), 0.7),
    )
  }
  return marks
}

function cuffed(f: Frame, depth: number, cloth: 'plain' | 'rib', wider: number, buttoned = false): Piece[] {
  const short: Frame = { ...f, length: f.length - depth }
  const { outer, inner } = ends(short)
  const sleeve: Frame = buttoned
    ? { ...short, end: f.end + 2.6 }
    : cloth === 'rib'
      ? { ...short, end: f.end + 2.2 }
      : short
  const body = plain(sleeve, 'none')
  const a = polar(outer, f.angle - 90, wider)
  const b = polar(inner, f.angle + 90, wider)
  const drop = polar([0, 0], f.angle, depth)
  const c: Point = [b[0] + drop[0], b[1] + drop[1]]
  const d: Point = [a[0] + drop[0], a[1] + drop[1]]
  const marks: Mark[] = []
  if (buttoned) {
    marks.push(
      stitch(curve(between(a, d, 0.14), [between(b, c, 0.14)])),
      stitch(curve(between(a, d, 0.86), [between(b, c, 0.86)])),
    )
    marks.push({ kind: 'button', at: between(between(a, d, 0.5), between(b, c, 0.5), 0.72), radius: 0.6 })
  } else if (cloth === 'plain') {
    marks.push(stitch(curve(between(a, d, 0.85), [between(b, c, 0.85)])))
  }
  const gathers: Mark[] = buttoned || cloth === 'rib' ? gatherFolds(bow(outer, inner, 0), f.angle + 180, 4, 0.5) : []
  return [
    { ...body, marks: [...(body.marks ?? []), ...gathers] },
    {
      outline: join(bow(a, b, -0.2), curve(b, [c]), bow(c, d, 0.5)),
      cloth: cloth === 'rib' ? 'rib' : 'main',
      grain: cloth === 'rib' ? grainOf(f) : grainOf(f) + 90,
      marks,
    },
  ]
}

/** A full sleeve drawn into a cuff: `head` cm of puff at the shoulder, `belly` cm of fullness, widest at share `at`. */
function gathered(f: Frame, head: number, belly: number, at: number): Piece[] {
  const cuff = f.length > 30 ? 5 : 2
  const long = f.length > 30
  const end = long ? 8.4 : f.end
  const { outer, inner } = ends({ ...f, length: f.length - cuff, end })
  const up = polar(f.shoulder, f.angle - 70, head * 0.9)
  const wide = polar(polar(f.shoulder, f.angle, (f.length - cuff) * at), f.angle - 90, belly + head * 0.35)
  const out = curve(
    f.shoulder,
    [
      [f.shoulder[0] - 0.4, f.shoulder[1] - head * 0.7],
      polar(up, f.angle - 150, head * 0.4),
      polar(up, f.angle - 60, head * 0.55),
    ],
    [polar(up, f.angle - 20, head * 0.6 + (f.length * at) / 4), polar(wide, f.angle + 180, f.length * at * 0.4), wide],
    [polar(wide, f.angle, f.length * (1 - at) * 0.55), polar(outer, f.angle - 72, belly * 0.7), outer],
  )
  const wideIn = polar(polar(inner, f.angle + 180, (f.length - cuff) * (1 - at) * 0.55), f.angle + 90, belly * 0.8)
  const inn = long
    ? curve(
        inner,
        [polar(inner, f.angle + 78, belly * 0.7), polar(wideIn, f.angle, f.length * 0.12), wideIn],
        [polar(wideIn, f.angle + 180, f.length * 0.2), [f.underarm[0] + 1, f.underarm[1] + 8], f.underarm],
      )
    : curve(inner, [polar(inner, f.angle + 80, belly * 0.3), [f.underarm[0] + 2, f.underarm[1] + 3], f.underarm])
  const seamLine = bow(outer, inner, -0.3)
  const marks: Mark[] = [
    ...gatherFolds(seamLine, f.angle + 180, long ? 12 : 8, 0.8),
    ...(head > 2 ? gatherFolds(part(f.armhole, 0, 0.5), f.angle - 20, head * 1.3, 0.8) : creases(f, inn).slice(0, 1)),
  ]
  const drop = polar([0, 0], f.angle, cuff)
  const c: Point = [inner[0] + drop[0], inner[1] + drop[1]]
  const d: Point = [outer[0] + drop[0], outer[1] + drop[1]]
  const cuffMarks: Mark[] = long
    ? [
        stitch(curve(between(outer, d, 0.8), [between(inner, c, 0.8)])),
        { kind: 'button', at: between(between(outer, d, 0.5), between(inner, c, 0.5), 0.75), radius: 0.55 },
      ]
    : []
  return [
    { outline: join(out, seamLine, inn, reverse(f.armhole)), cloth: 'main', grain: grainOf(f), marks },
    { outline: join(seamLine, curve(inner, [c]), bow(c, d, 0.5)), cloth: 'main', grain: grainOf(f), marks: cuffMarks },
  ]
}

/** Short creases that leave a gathered seam at about `direction` degrees, alternating in length. */
export function gatherFolds(line: Curve, direction: number, length: number, width: number): Mark[] {
  const count = Math.max(
    4,
    Math.round(Math.hypot(endOf(line)[0] - line.start[0], endOf(line)[1] - line.start[1]) / 2.2),
  )
  return stations(line, count + 2)
    .slice(1, -1)
    .map(({ at }, i) =>
      fold(bow(at, polar(at, direction + ((i % 3) - 1) * 7, length * (i % 2 === 0 ? 1 : 0.62)), 0.3), width),
    )
}

/** A sleeve that opens to its hem: bell, kimono, flutter. `wavesCount` folds of the hem. */
function open(f: Frame, end: number, wavesCount: number, amplitude: number): Piece {
  const wide: Frame = { ...f, end }
  const outer = polar(f.shoulder, f.angle - (wavesCount > 0 ? 5 : 0), f.length)
  const inner = polar(polar(f.shoulder, f.angle, f.length), f.angle + 90, end * (wavesCount > 0 ? 0.92 : 1))
  const hem = wavesCount > 0 ? waves(bow(outer, inner, -1.4), wavesCount, amplitude) : bow(outer, inner, -0.5)
  const out = outerEdge(wide, outer)
  const longOne = f.length > 26
  const inn = longOne
    ? curve(inner, [
        polar(inner, f.angle + 150, f.length * 0.3),
        [f.underarm[0] + 2, f.underarm[1] + f.length * 0.3],
        f.underarm,
      ])
    : curve(inner, [
        [(inner[0] + f.underarm[0]) / 2, (inner[1] + f.underarm[1]) / 2 + 0.4],
        [f.underarm[0] + 0.6, f.underarm[1] + 0.6],
        f.underarm,
      ])
  const marks: Mark[] =
    wavesCount > 0
      ? stations(hem, wavesCount * 2 + 1)
          .slice(1, -1)
          .map(({ at }, i) =>
            fold(
              bow(at, between(at, pointOn(f.armhole, 0.2 + 0.5 * (i / (wavesCount * 2))), longOne ? 0.5 : 0.7), 0.3),
              1,
            ),
          )
      : [seam(offset(hem, 1.8, 3)), ...creases(f, inn).slice(0, 1)]
  return { outline: join(out, hem, inn, reverse(f.armhole)), cloth: 'main', grain: grainOf(f), marks }
}

function withHole(piece: Piece, f: Frame): Piece {
  const centre = polar(polar(f.shoulder, f.angle, 8), f.angle + 90, 4)
  const hole = curve(
    polar(centre, f.angle, -6),
    [
      polar(polar(centre, f.angle, -5), f.angle - 90, 5),
      polar(polar(centre, f.angle, 5), f.angle - 90, 5),
      polar(centre, f.angle, 6),
    ],
    [
      polar(polar(centre, f.angle, 5), f.angle + 90, 5),
      polar(polar(centre, f.angle, -5), f.angle + 90, 5),
      polar(centre, f.angle, -6),
    ],
  )
  return { ...piece, marks: [...(piece.marks ?? []), { kind: 'fill', curve: hole, tone: 'inside' }] }
}

function withSlit(piece: Piece, f: Frame): Piece {
  const middle = polar(polar(f.shoulder, f.angle, f.length), f.angle + 90, f.end * 0.5)
  const top = polar(middle, f.angle + 180, f.length * 0.6)
  const gap = curve(top, [polar(middle, f.angle - 90, 1.8)], [polar(middle, f.angle + 90, 1.8)])
  return { ...piece, marks: [...(piece.marks ?? []), { kind: 'fill', curve: gap, tone: 'inside' }] }
}
