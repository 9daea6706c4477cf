import { useState } from 'react'
import { ActionIcon, Modal } from '@mantine/core'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import { useShortcuts } from '../keys/use-shortcuts'
import { StepButton } from '../ui/step-button'
import type { RecordPicturesProps } from './record-pictures'
import classes from './record.module.css'

interface PictureZoomProps extends RecordPicturesProps {
  readonly at: number
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

/** Heights in windows of its frame: 1 shows the picture whole. */
const SCALES = [1, 1.5, 2, 3, 4] as const

/** A picture over the whole screen; `+` and `−` change its size, the arrow keys walk to the next. */
export function PictureZoom({ pictures, kind, title, at, onMove, onClose }: PictureZoomProps) {
  const { t } = useTexts()
  const [step, setStep] = useState(0)
  const grow = (by: number) => setStep((now) => Math.min(Math.max(now + by, 0), SCALES.length - 1))
  const walk = (by: number) => {
    if (pictures[at + by] !== undefined) onMove(at + by)
  }
  useShortcuts({
    previous: () => walk(-1),
    next: () => walk(1),
    larger: () => grow(1),
    smaller: () => grow(-1),
  })
  const name = kind === 'illustration' ? t('picture.illustration_of', { what: title }) : title
  const scale = SCALES[step] ?? 1
  return (
    <Modal opened onClose={onClose} fullScreen title={name} closeButtonProps={{ 'aria-label': t('action.close') }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={classes.stage} role="group" aria-label={name} tabIndex={0}>
        <img src={pictures[at]} alt={name} style={{ height: `${scale * 100}%` }} />
      </div>
      <div className={classes.tools}>
        {pictures.length > 1 && <StepButton to="previous" isPossible={at > 0} onStep={() => walk(-1)} />}
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('record.smaller')}
          onClick={() => grow(-1)}
          disabled={step === 0}
        >
          <IconZoomOut size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('record.larger')}
          onClick={() => grow(1)}
          disabled={step === SCALES.length - 1}
        >
          <IconZoomIn size={18} stroke={1.6} />
        </ActionIcon>
        {pictures.length > 1 && <StepButton to="next" isPossible={at < pictures.length - 1} onStep={() => walk(1)} />}
      </div>
    </Modal>
  )
}
