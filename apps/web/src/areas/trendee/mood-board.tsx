import { Link } from '@tanstack/react-router'
import type { BoardPicture } from '@trendee/contract/trends/trend-presence'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { lookRecordPath, postRecordPath, productRecordPath } from '../../shared/records/record-path'
import { Picture } from '../../shared/ui/picture'
import classes from './trend-lists.module.css'

/** As many as fill the board: one large and four small. */
const SHOWN = 5

/** In turn from products, posts and looks, so that no kind crowds the others out. */
function mixed(board: readonly BoardPicture[]): BoardPicture[] {
  const kinds = (['look', 'post', 'product'] as const).map((kind) => board.filter((picture) => picture.kind === kind))
  const longest = Math.max(0, ...kinds.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) => kinds.flatMap((list) => list[place] ?? [])).flat()
}

function pathOf({ kind, platform, id }: BoardPicture): string {
  if (kind === 'product') return productRecordPath({ platform, id })
  return kind === 'post' ? postRecordPath({ platform, id }) : lookRecordPath(id)
}

/** What shows a style: products, posts and looks, each leading to its page. */
export function MoodBoard({ name, board }: { readonly name: string; readonly board: readonly BoardPicture[] }) {
  const { t } = useTexts()
  const nameOf = useNames()
  if (board.length === 0) return <p className={classes.empty}>{t('lists.board_none')}</p>
  return (
    <ul className={classes.board} aria-label={t('lists.board', { name })}>
      {mixed(board)
        .slice(0, SHOWN)
        .map((picture) => (
          <li key={`${picture.kind}/${picture.platform}/${picture.id}`}>
            <Link to={pathOf(picture)}>
              <Picture
                src={picture.picture}
                alt={t(`lists.board_${picture.kind}`, { platform: nameOf(picture.platform) })}
                ratio="1"
                kind={picture.picture_kind}
                isSmall
              />
            </Link>
          </li>
        ))}
    </ul>
  )
}
