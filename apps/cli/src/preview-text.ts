import type { Comparability } from '@trendee/core/captures/comparable-days'
import type { FilePreview } from './file-preview'
import { leftOutLines } from './left-out-lines'
import { unreadLines } from './unread-lines'

type Move = FilePreview['moves'][number]

const WHY = {
  first: 'nothing was captured before that it could be compared with: growth is told from the next capture on',
  comparable: 'comparable with the captures before it',
  'other products': 'not comparable: it saw few of the products that were usually seen again',
  'too few': 'not comparable: it holds far fewer products than the captures before it',
} as const satisfies Record<Comparability, string>

function daysOf({ from, to }: { readonly from: string | null; readonly to: string | null }): string {
  if (from === null || to === null) return 'no day'
  return from === to ? from : `${from} to ${to}`
}

const rowsText = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`

function linesOf(move: Move): string[] {
  const { platform, kind, rows, rows_known, newest_day, newest_day_after, comparability, products } = move
  const lines = [`${platform} ${kind}: ${rowsText(rows)}, ${rows_known} known, ${daysOf(move)}`]
  if (newest_day_after !== newest_day)
    lines.push(`  newest day ${newest_day ?? 'none'} → ${newest_day_after ?? 'none'}`)
  else if (move.to !== null && newest_day !== null) lines.push(`  newest day stays ${newest_day}`)
  if (products) {
    const { total, new: unseen, changed, vanished } = products
    const gone = vanished === null ? '' : `, ${vanished} vanished`
    lines.push(`  products ${total}: ${unseen} new, ${changed} changed${gone}`)
  }
  if (comparability) lines.push(`  ${WHY[comparability]}`)
  return lines
}

/** What a file would move, in lines for people; `capturedOn`: the day that was given. */
export function previewText(file: string, preview: FilePreview, capturedOn: string | null): string[] {
  const { import: run, needs_day, checks, moves, overlaps } = preview
  const { feed, rows_read, rows_rejected, rows_left_out, notes } = run
  return [
    `${file}: ${feed}, ${rowsText(rows_read)}, ${rows_rejected} rejected, ${rows_left_out} left out`,
    ...notes.map(({ note }) => `  ${note}`),
    ...leftOutLines(run).map((line) => `  ${line}`),
    ...unreadLines(run).map((line) => `  ${line}`),
    ...checks.map(({ says, stops }) => `  ${says}${stops ? ' It is not loaded so.' : ''}`),
    ...moves.flatMap((move) => linesOf(move).map((line) => `  ${line}`)),
    ...(needs_day && capturedOn === null
      ? ['  its rows name no day: it is loaded with --captured-on DAY, or today']
      : []),
    ...overlaps.map(
      (earlier) =>
        `  overlaps ${earlier.import_id} (${earlier.file}): ${earlier.platform}, ${daysOf(earlier)}, ${rowsText(earlier.rows)}`,
    ),
    '  nothing was loaded',
  ]
}
