import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { LookSummary } from '@trendee/contract/runway/look'
import { QuickViewButton } from '../lists/quick-view-button'
import classes from '../products/product-card.module.css'
import { lookRecordPath } from '../records/record-path'
import { StarButton } from '../stars/star-button'
import { Picture } from '../ui/picture'
import { WALL_PICTURE_WIDTH } from '../ui/wall-picture'
import { useLookWords } from './use-look-words'

interface LookCardProps {
  readonly look: LookSummary
  readonly onQuickView?: () => void
  readonly corner?: ReactNode
}

/** A look as a picture with its house, its show and what is worn. */
export function LookCard({ look, onQuickView, corner }: LookCardProps) {
  const words = useLookWords()
  const title = words.title(look)
  const worn = look.garments.join('; ')
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Link to={lookRecordPath(look.id)} className={classes.link}>
          <Picture src={look.picture} alt={title} kind={look.picture_kind} width={WALL_PICTURE_WIDTH} />
        </Link>
        <div className={classes.star}>
          <StarButton kind="look" id={look.id} name={title} isOnPicture />
        </div>
      </div>
      {corner !== undefined && <div className={classes.corner}>{corner}</div>}
      {onQuickView !== undefined && <QuickViewButton name={title} onOpen={onQuickView} />}
      <div className={classes.words}>
        <p className={classes.figures}>
          <b>{look.brand || look.show}</b>
          <span>{words.number(look.look_number)}</span>
        </p>
        <p className={classes.brand}>
          <span>{words.place(look)}</span>
        </p>
        <p className={classes.title} title={worn}>
          {worn}
        </p>
      </div>
    </article>
  )
}
