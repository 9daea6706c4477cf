import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import classes from './wall-choice.module.css'

interface WallChoiceProps {
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly children: ReactNode
}

/** A card of a wall while some are chosen: all of it is a box to tick. */
export function WallChoice({ isChosen, onChoose, children }: WallChoiceProps) {
  const { t } = useTexts()
  return (
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <div inert>{children}</div>
      <label className={classes.over}>
        <input
          type="checkbox"
          aria-label={t('table.select_row')}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </label>
    </div>
  )
}
