import type { ReactNode } from 'react'
import { IconPin } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './dashboard.module.css'

interface FollowRowProps {
  readonly picture?: ReactNode
  readonly name: ReactNode
  readonly facts: ReactNode
  readonly isPinned: boolean
  /** Something of it is new. */
  readonly isNew?: boolean
  readonly end?: ReactNode
  readonly menu: ReactNode
  readonly below?: ReactNode
}

/** One followed thing: what it is, what is new of it, and what can be done with it. */
export function FollowRow({ picture, name, facts, isPinned, isNew = false, end, menu, below }: FollowRowProps) {
  const { t } = useTexts()
  return (
    <li className={classes.row} data-new={isNew || undefined}>
      {picture !== undefined && <span className={classes.thumb}>{picture}</span>}
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {isPinned && (
            <IconPin
              size={13}
              stroke={1.8}
              className={classes.pin ?? ''}
              role="img"
              aria-label={t('dashboard.pinned')}
            />
          )}
        </p>
        <p className={classes.facts}>{facts}</p>
      </div>
      {end}
      {menu}
      {below !== undefined && <div className={classes.below}>{below}</div>}
    </li>
  )
}
