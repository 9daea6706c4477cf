import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { RecordCard } from '@trendee/contract/stars/star-list'
import { followingTexts } from '@trendee/contract/texts/following'
import { useNames } from '../api/use-names'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { Picture } from '../ui/picture'
import { recordPath } from './record-path'
import classes from './record-tile.module.css'
import { useProductPath } from './use-product-path'

addTexts(followingTexts)

interface RecordTileProps {
  readonly record: RecordCard
  readonly note?: string
  /** What can be done with it, on its picture. */
  readonly corner?: ReactNode
  /** Whoever sees it may have no account, and so no page of it. */
  readonly isLinked?: boolean
}

/** A record of any kind, small: its picture, name and where it is from. */
export function RecordTile({ record, note, corner, isLinked = true }: RecordTileProps) {
  const { t, nameOf } = useTexts()
  const named = useNames()
  const pathOfProduct = useProductPath()
  const { kind, id, picture, picture_kind: pictureKind } = record
  const name = record.name === null ? null : nameOf(record.name, record.name_zh)
  const from = [t(`star.${kind}`), record.by, record.platform === '' ? '' : named(record.platform)]
  const words = (
    <>
      {picture === null ? (
        <span className={`display ${classes.letter}`} aria-hidden>
          {(name ?? id).replace('#', '').charAt(0).toUpperCase()}
        </span>
      ) : (
        <Picture src={picture} alt="" {...(pictureKind === null ? {} : { kind: pictureKind })} isSmall />
      )}
      <span className={classes.name}>{name ?? t('star.gone')}</span>
    </>
  )
  return (
    <article className={classes.tile}>
      {name === null || !isLinked ? <span>{words}</span> : <Link to={recordPath(record, pathOfProduct)}>{words}</Link>}
      {corner !== undefined && <div className={classes.corner}>{corner}</div>}
      <p className={classes.from}>{from.filter(Boolean).join(' · ')}</p>
      {note !== undefined && <p className={classes.from}>{note}</p>}
    </article>
  )
}
