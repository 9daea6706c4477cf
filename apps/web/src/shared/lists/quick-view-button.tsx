import { useTexts } from '../i18n/use-texts'
import classes from './quick-view-button.module.css'

interface QuickViewButtonProps {
  /** What it opens, for those who only hear it. */
  readonly name: string
  readonly onOpen: () => void
}

/** On a card of a wall: opens the row beside the wall. */
export function QuickViewButton({ name, onOpen }: QuickViewButtonProps) {
  const { t } = useTexts()
  const word = t('wall.quick')
  return (
    <button type="button" className={classes.quick} onClick={onOpen} aria-label={`${word}: ${name}`}>
      {word}
    </button>
  )
}
