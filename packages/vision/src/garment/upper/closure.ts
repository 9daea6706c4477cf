import type { Design } from '../design/design'
import type { Mark } from '../drawing'
import { button, seam, stitch } from '../drawing'
import { curve } from '../geometry/curve'
import type { Tone } from '../drawing'

/** Buttons and zips between two heights on the centre front. */
export function closureMarks(design: Design, from: number, to: number): Mark[] {
  const { details, kind } = design
  if (to - from < 6) return []
  if (details.has('double-breasted')) return doubleBreasted(from, to, kind === 'blazer' || kind === 'suit' ? 2 : 3)
  if (details.has('zip') && kind !== 'puffer') return zipMarks(from, to)
  if (details.has('zip')) return zipMarks(from, to)
  if (kind === 'blazer' || kind === 'suit' || kind === 'coat' || kind === 'trench')
    return singleBreasted(from, to, kind === 'coat' ? 3 : 2)
  if (details.has('button') || kind === 'cardigan' || kind === 'vest') {
    return buttonBand(from, to, kind === 'cardigan' ? 2.4 : kind === 'vest' ? 0 : 1.7, buttonTone(design))
  }
  return []
}

function buttonTone(design: Design): Tone {
  if (design.texture === 'denim' || design.texture === 'tweed' || design.details.has('stud')) return 'metal'
  return design.details.has('pearl') ? 'cream' : 'button'
}

function buttonBand(from: number, to: number, half: number, tone: Tone): Mark[] {
  const marks: Mark[] = []
  if (half > 0) {
    marks.push(seam(curve([half, from - 1], [[half, to + 3]])), seam(curve([-half, from - 1], [[-half, to + 3]])))
    marks.push(
      stitch(curve([half - 0.6, from], [[half - 0.6, to + 3]])),
      stitch(curve([-half + 0.6, from], [[-half + 0.6, to + 3]])),
    )
  } else {
    marks.push(seam(curve([1.4, from], [[1.4, to + 6]])))
  }
  const step = half === 0 ? 6.6 : 8.6
  const count = Math.max(2, Math.round((to - from - 5) / step))
  for (let i = 0; i <= count; i++) marks.push(button([0, from + 2.2 + ((to - from - 6) * i) / count], 0.72, tone))
  return marks
}

function singleBreasted(from: number, to: number, count: number): Mark[] {
  const marks: Mark[] = [
    seam(
      curve(
        [0.6, from],
        [
          [1.4, from + 3],
          [1.6, from + 8],
          [1.6, to + 4],
        ],
      ),
    ),
  ]
  const last = count === 2 ? from + 11 : Math.min(to - 16, from + 34)
  for (let i = 0; i < count; i++) marks.push(button([0, from + 1.4 + ((last - from) * i) / Math.max(1, count - 1)], 1))
  return marks
}

function doubleBreasted(from: number, to: number, rows: number): Mark[] {
  const marks: Mark[] = [
    seam(
      curve(
        [0.6, from],
        [
          [5, from + 1],
          [7.8, from + 3],
          [7.8, from + 9],
        ],
        [[7.8, to + 5]],
      ),
    ),
  ]
  const step = rows === 2 ? 10.5 : Math.min(13, (to - from - 12) / (rows - 1))
  for (let i = 0; i < rows; i++) {
    for (const side of [-1, 1]) marks.push(button([side * 5.2, from + 4 + i * step], 1))
  }
  return marks
}

function zipMarks(from: number, to: number): Mark[] {
  return [
    stitch(curve([1.5, from], [[1.5, to + 3]])),
    stitch(curve([-1.5, from], [[-1.5, to + 3]])),
    { kind: 'zip', curve: curve([0, from], [[0, to + 3]]) },
  ]
}
