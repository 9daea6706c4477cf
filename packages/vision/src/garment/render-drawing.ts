import type { Drawing, Mark, Piece, Tone } from './drawing'
import type { FabricPaint } from './fabric/fabric-paint'
import { boundsOf, pointOn, stations } from './geometry/along'
import type { Curve, Point } from './geometry/curve'
import { endOf, mapCurve } from './geometry/curve'
import { num, pathOf } from './geometry/path'
import type { Palette } from './palette'

/** Where the drawing lands in the picture: cm × scale + (dx, dy) = picture units. */
export interface Placement {
  readonly scale: number
  readonly dx: number
  readonly dy: number
}

export interface Rendered {
  readonly defs: string
  readonly body: string
  /** Elements of the silhouette (all outlines), for the cast shadow. */
  readonly silhouette: string
}

/** The placement that centres the drawing in a box and fills it. */
export function fitInto(drawing: Drawing, x: number, y: number, width: number, height: number): Placement {
  const [l, t, r, b] = boundsOf(drawing.pieces.flatMap((p) => [p.outline, ...(p.islands ?? [])]))
  const scale = Math.min(width / Math.max(1, r - l), height / Math.max(1, b - t))
  return { scale, dx: x + (width - (r + l) * scale) / 2, dy: y + (height - (b + t) * scale) / 2 }
}

/** Pieces → SVG. `line` is the outline's weight in picture units; all other lines derive from it. */
export function renderDrawing(
  drawing: Drawing,
  palette: Palette,
  fabric: FabricPaint,
  prefix: string,
  place: Placement,
  line: number,
): Rendered {
  const at = (c: Curve): Curve => mapCurve(c, ([x, y]) => [x * place.scale + place.dx, y * place.scale + place.dy])
  let defs = ''
  let body = ''
  let silhouette = ''
  drawing.pieces.forEach((piece, i) => {
    const id = `${prefix}${i}`
    const marks = renderMarks(piece.marks ?? [], palette, fabric, place.scale, at, line)
    const closed = (c: Curve): string => `${pathOf(at(c))}Z`
    const holes = (piece.holes ?? []).map(closed).join('')
    const islands = (piece.islands ?? []).map(closed).join('')
    const rule = holes === '' ? '' : ' fill-rule="evenodd" clip-rule="evenodd"'
    defs += `<path id="${id}" d="${pathOf(at(piece.outline))}Z${islands}${holes}"${rule}/>`
    if (marks !== '') defs += `<clipPath id="${id}c"><use href="#${id}"/></clipPath>`
    silhouette += `<use href="#${id}"/>`
    body += renderPiece(piece, id, palette, fabric, marks, line, at)
  })
  return { defs: defs + fabric.defs(), body, silhouette }
}

function renderPiece(
  piece: Piece,
  id: string,
  palette: Palette,
  fabric: FabricPaint,
  marks: string,
  line: number,
  at: (c: Curve) => Curve,
): string {
  const painted = (attributes: string): string => `<use href="#${id}" ${attributes}/>`
  const opacity = piece.opacity !== undefined && piece.opacity < 1 ? ` fill-opacity="${piece.opacity}"` : ''
  let out = ''
  for (const fill of fabric.layers(piece.cloth, piece.grain ?? 0)) out += painted(`fill="${fill}"${opacity}`)
  const shading = piece.shading ?? 'round'
  if (shading !== 'none') out += painted(`fill="url(#${fabric.shade(shading)})"`)
  if (marks !== '') out += `<g clip-path="url(#${id}c)">${marks}</g>`
  const weight = num(line)
  if (piece.strokes) {
    const d = piece.strokes.map((c) => pathOf(at(c))).join('')
    if (d !== '') out += `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="${weight}"/>`
  } else {
    out += painted(`fill="none" stroke="${palette.ink}" stroke-width="${weight}"`)
  }
  return out
}

function renderMarks(
  marks: readonly Mark[],
  palette: Palette,
  fabric: FabricPaint,
  scale: number,
  at: (c: Curve) => Curve,
  line: number,
): string {
  const gathered = { fold: '', gleam: '', seam: '', stitch: '' }
  let before = ''
  let after = ''
  const tone = (name: Tone): string => palette.tone[name]
  for (const mark of marks) {
    switch (mark.kind) {
      case 'seam':
      case 'stitch':
        gathered[mark.kind] += pathOf(at(mark.curve))
        break
      case 'fold':
      case 'gleam':
        gathered[mark.kind] += crescent(at(mark.curve), mark.width * scale)
        break
      case 'glow':
        before += `<path d="${pathOf(at(mark.curve))}Z" fill="url(#${fabric.glow()})"/>`
        break
      case 'fill': {
        const edge = mark.bare ? '' : ` stroke="${palette.seam}" stroke-width="${num(line * 0.55)}"`
        const alpha = mark.opacity === undefined ? '' : ` fill-opacity="${mark.opacity}"`
        after += `<path d="${pathOf(at(mark.curve))}Z" fill="${tone(mark.tone)}"${alpha}${edge}/>`
        break
      }
      case 'button':
        after += renderButton(mark.at, mark.radius, tone(mark.tone ?? 'button'), palette, scale, at, line)
        break
      case 'zip':
        after += renderZip(mark.curve, palette, at, line)
        break
      case 'cord': {
        const dash = mark.dash === undefined ? '' : ` stroke-dasharray="${mark.dash}"`
        const d = pathOf(at(mark.curve))
        const width = Math.max(line * 0.6, mark.width * scale)
        if (width > line * 1.6 && dash === '') {
          after += `<path d="${d}" fill="none" stroke="${palette.seam}" stroke-width="${num(width + line * 0.9)}"/>`
        }
        after += `<path d="${d}" fill="none" stroke="${tone(mark.tone)}" stroke-width="${num(width)}"${dash}/>`
        break
      }
    }
  }
  const { shadow, gleam } = palette
  let out = before
  if (gathered.fold) out += `<path d="${gathered.fold}" fill="${shadow.color}" fill-opacity="${shadow.opacity}"/>`
  if (gathered.gleam) out += `<path d="${gathered.gleam}" fill="${gleam.color}" fill-opacity="${gleam.opacity}"/>`
  if (gathered.seam) {
    out += `<path d="${gathered.seam}" fill="none" stroke="${palette.seam}" stroke-width="${num(line * 0.6)}"/>`
  }
  if (gathered.stitch) {
    const dash = `${num(line * 1.6)} ${num(line)}`
    out += `<path d="${gathered.stitch}" fill="none" stroke="${palette.topstitch}" stroke-width="${num(line * 0.48)}" stroke-dasharray="${dash}"/>`
  }
  return out + after
}

function renderButton(
  place: Point,
  radius: number,
  fill: string,
  palette: Palette,
  scale: number,
  at: (c: Curve) => Curve,
  line: number,
): string {
  const [x, y] = at({ start: place, segments: [] }).start
  const r = Math.max(radius * scale, line * 1.15)
  const ring = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" stroke="${palette.ink}" stroke-width="${num(line * 0.5)}"/>`
  if (r < line * 1.7) return ring
  const h = num(r * 0.22)
  return `${ring}<path d="M${num(x - r * 0.3)} ${num(y - r * 0.3)}h.01M${num(x + r * 0.3)} ${num(y - r * 0.3)}h.01M${num(x - r * 0.3)} ${num(y + r * 0.3)}h.01M${num(x + r * 0.3)} ${num(y + r * 0.3)}h.01" stroke="${palette.ink}" stroke-width="${h}" fill="none"/>`
}

function renderZip(c: Curve, palette: Palette, at: (c: Curve) => Curve, line: number): string {
  const d = pathOf(at(c))
  const [x, y] = at(c).start
  const metal = palette.tone.metal
  return (
    `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="${num(line * 2.6)}" stroke-linecap="butt"/>` +
    `<path d="${d}" fill="none" stroke="${metal}" stroke-width="${num(line * 1.7)}" stroke-linecap="butt" stroke-dasharray="${num(line * 0.7)} ${num(line * 0.55)}"/>` +
    `<path d="M${num(x - line)} ${num(y + line)}h${num(line * 2)}v${num(line * 2.4)}l${num(-line * 0.4)} ${num(line * 4)}h${num(-line * 1.2)}l${num(-line * 0.4)} ${num(-line * 4)}Z" fill="${metal}" stroke="${palette.ink}" stroke-width="${num(line * 0.5)}"/>`
  )
}

/** A line that swells to `width` in its middle and ends in points. */
function crescent(c: Curve, width: number): string {
  const middle = stations(c, 3)[1]
  if (!middle) return ''
  const [a, b] = [c.start, endOf(c)]
  const [nx, ny] = [-middle.along[1] * width * 0.66, middle.along[0] * width * 0.66]
  const [p, q] = [pointOn(c, 0.33), pointOn(c, 0.67)]
  const out = (s: number): string =>
    `${num(p[0] * 1.5 - a[0] * 0.5 + nx * s)} ${num(p[1] * 1.5 - a[1] * 0.5 + ny * s)} ${num(q[0] * 1.5 - b[0] * 0.5 + nx * s)} ${num(q[1] * 1.5 - b[1] * 0.5 + ny * s)}`
  const back = `${num(q[0] * 1.5 - b[0] * 0.5 - nx)} ${num(q[1] * 1.5 - b[1] * 0.5 - ny)} ${num(p[0] * 1.5 - a[0] * 0.5 - nx)} ${num(p[1] * 1.5 - a[1] * 0.5 - ny)}`
  return `M${num(a[0])} ${num(a[1])}C${out(1)} ${num(b[0])} ${num(b[1])}C${back} ${num(a[0])} ${num(a[1])}Z`
}
