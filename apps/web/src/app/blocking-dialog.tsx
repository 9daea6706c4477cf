import type { ReactNode } from 'react'
import { Modal } from '@mantine/core'
import classes from './blocking-dialog.module.css'

interface BlockingDialogProps {
  readonly title: string
  readonly note: string
  /** Between the note and the buttons. */
  readonly detail?: ReactNode
  /** The buttons; the way on comes last. */
  readonly children: ReactNode
  readonly size?: number
  /** Absent: only the buttons lead out. */
  readonly onClose?: () => void
}

/** Says one thing and waits for an answer: neither a click beside it nor Escape takes it away. */
export function BlockingDialog({ title, note, detail, children, size = 440, onClose }: BlockingDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose ?? (() => undefined)}
      title={title}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
      centered
      size={size}
      radius="lg"
      withCloseButton={false}
      closeOnClickOutside={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
    >
      <p className={classes.note}>{note}</p>
      {detail}
      <div className={classes.actions}>{children}</div>
    </Modal>
  )
}
