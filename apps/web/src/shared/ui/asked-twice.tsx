import { useState } from 'react'
import { Button } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import classes from './asked-twice.module.css'

interface AskedTwiceProps {
  /** What the button says, and what it is called where several say the same. */
  readonly word: string
  readonly label?: string
  /** What will be so afterwards. */
  readonly consequence: string
  readonly isPending: boolean
  readonly onConfirm: () => void
}

/** Whoever pressed goes on by the keyboard. */
const focus = (button: HTMLElement | null) => button?.focus()

/** A button for what cannot be taken back: a second one beside the consequence does it. */
export function AskedTwice({ word, label = word, consequence, isPending, onConfirm }: AskedTwiceProps) {
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button size="compact-sm" variant="default" aria-label={label} onClick={() => setIsAsking(true)}>
        {word}
      </Button>
    )
  }
  return (
    <div className={classes.sure} role="alert">
      <p>{consequence}</p>
      <Button size="compact-sm" color="red" ref={focus} aria-label={label} loading={isPending} onClick={onConfirm}>
        {word}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setIsAsking(false)}>
        {t('action.cancel')}
      </Button>
    </div>
  )
}
