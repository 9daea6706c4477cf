import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import type { ImportMove } from './import-question'
import { useKindName } from './use-kind-name'

interface MoveTexts {
  /** What it is of. */
  readonly title: (move: ImportMove) => string
  readonly rows: (move: ImportMove) => string
  readonly days: (move: ImportMove) => string
  /** What becomes of the newest day. */
  readonly newestDay: (move: ImportMove) => string
  /** Whether the file's newest day can be compared with what was captured before, and what follows; null: no question. */
  readonly comparison: (move: ImportMove) => string | null
}

/** Puts what a file would move into words. */
export function useMoveText(): MoveTexts {
  const { t, format } = useTexts()
  const known = useNames()
  const name = ({ platform, shop }: ImportMove) => shop || known(platform)
  const kindName = useKindName()
  const newestDay: MoveTexts['newestDay'] = ({ to, newest_day: before, newest_day_after: after }) => {
    // Rows without a day move nothing until they are given one.
    if (to === null || after === null) return t('move.newest_unknown')
    if (before === after) return t('move.newest_stays', { day: format.day(after) })
    return before === null
      ? t('move.newest_begins', { day: format.day(after) })
      : t('move.newest_moves', { before: format.day(before), after: format.day(after) })
  }
  return {
    title: (move) => t('move.title', { platform: name(move), kind: kindName(move.kind) }),
    rows: ({ rows, rows_known: known }) => {
      if (rows > 0 && known === rows) return t('move.rows_nothing_new', { count: rows })
      return known === 0
        ? format.count(rows)
        : t('move.rows_known', { rows: format.count(rows), known: format.count(known) })
    },
    days: ({ from, to }) => {
      if (from === null || to === null) return t('move.days_unknown')
      return from === to ? format.day(from) : t('move.days', { from: format.day(from), to: format.day(to) })
    },
    newestDay,
    comparison: (move) => {
      const { comparability, products, newest_day: before, newest_day_after: after } = move
      if (comparability === null) return null
      const platform = name(move)
      const [total, seen] = [products?.total ?? 0, (products?.total ?? 0) - (products?.new ?? 0)]
      const stays = { platform, day: format.day(after), count: total }
      switch (comparability) {
        case 'first':
          return t('move.is_first', { platform })
        case 'too few':
          return t('move.too_few', stays)
        case 'other products':
          return seen === 0 ? t('move.none_seen', stays) : t('move.some_seen', { ...stays, seen: format.count(seen) })
        case 'comparable':
          return before === after
            ? t('move.comparable_stays', { platform, day: format.day(after) })
            : t('move.comparable_moves', { platform, before: format.day(before), after: format.day(after) })
      }
    },
  }
}
