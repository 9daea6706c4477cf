import type { Mark, Piece } from './drawing'
import type { Point } from './geometry/curve'
import { mapCurve } from './geometry/curve'

/** The piece with all its marks, scaled about the origin and then moved by (dx, dy) cm. */
export function movedPiece(piece: Piece, dx: number, dy: number, scale = 1): Piece {
  const at = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy]
  return {
    ...piece,
    outline: mapCurve(piece.outline, at),
    ...(piece.islands && { islands: piece.islands.map((c) => mapCurve(c, at)) }),
    ...(piece.holes && { holes: piece.holes.map((c) => mapCurve(c, at)) }),
    ...(piece.strokes && { strokes: piece.strokes.map((c) => mapCurve(c, at)) }),
    ...(piece.marks && { marks: piece.marks.map((m) => movedMark(m, at, scale)) }),
  }
}

function movedMark(mark: Mark, at: (p: Point) => Point, scale: number): Mark {
  return mark.kind === 'button'
    ? { ...mark, at: at(mark.at), radius: mark.radius * scale }
    : { ...mark, curve: mapCurve(mark.curve, at) }
}
