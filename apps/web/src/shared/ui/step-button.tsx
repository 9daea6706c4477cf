import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'

interface StepButtonProps {
  readonly to: 'previous' | 'next'
  readonly isPossible: boolean
  readonly onStep: () => void
}

/** Walks to the neighbour of what is shown. */
export function StepButton({ to, isPossible, onStep }: StepButtonProps) {
  const { t } = useTexts()
  const Icon = to === 'previous' ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon variant="default" size="lg" aria-label={t(`table.${to}`)} onClick={onStep} disabled={!isPossible}>
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  )
}
