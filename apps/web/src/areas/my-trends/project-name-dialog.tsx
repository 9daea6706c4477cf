import { type SubmitEvent, useState } from 'react'
import { Button, Modal, TextInput } from '@mantine/core'
import { PROJECT_NAME_CHARACTERS } from '@trendee/core/collections/project'
import { useTexts } from '../../shared/i18n/use-texts'

interface ProjectNameDialogProps {
  readonly title: string
  readonly initial: string
  /** Rejected where the server did not take it: what was written stays. */
  readonly onName: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks what a project is called. */
export function ProjectNameDialog({ title, initial, onName, onClose }: ProjectNameDialogProps) {
  const { t } = useTexts()
  const [name, setName] = useState(initial)
  const [isSaving, setIsSaving] = useState(false)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const written = name.trim()
    if (written === '' || isSaving) return
    if (written === initial) {
      onClose()
      return
    }
    setIsSaving(true)
    onName(written).then(onClose, () => setIsSaving(false))
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      size="sm"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={save}>
        <TextInput
          data-autofocus
          label={t('mine.name')}
          maxLength={PROJECT_NAME_CHARACTERS}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" mt="md" fullWidth loading={isSaving} disabled={name.trim() === ''}>
          {t('mine.save')}
        </Button>
      </form>
    </Modal>
  )
}
