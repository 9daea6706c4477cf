import { type SubmitEvent, useState } from 'react'
import { Button, Modal, SegmentedControl, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { CHOICES, type Choice, WHY_CHARACTERS } from '@trendee/core/collections/decision-words'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { request } from '../../shared/api/request'
import { renewCollections, useRefusal } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import classes from './dialogs.module.css'

interface DecideDialogProps {
  readonly categoryId: string
  readonly trendName: string
  /** In the reader's language. */
  readonly name: string
  readonly gender: AskedGender
  readonly region: string
  readonly onClose: () => void
}

/** Writes down what is decided on a trend. What was written stays in the dialog until the server has it. */
export function DecideDialog({ name, onClose, ...asked }: DecideDialogProps) {
  const { t, format } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  const [choice, setChoice] = useState<Choice>('make')
  const [why, setWhy] = useState('')
  const deciding = useMutation({
    mutationFn: () => request(collection.decide, { ...asked, choice, why: why.trim() }),
    onSuccess: ({ due }) => {
      notices.done(t('diary.saved', { day: format.day(due) }))
      onClose()
    },
    onError: refused,
    onSettled: () => renewCollections(client),
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (why.trim() !== '' && !deciding.isPending) deciding.mutate()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('diary.decide_on', { name })}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form className={classes.dialog} onSubmit={save}>
        <SegmentedControl
          aria-label={t('diary.choice')}
          data={CHOICES.map((value) => ({ value, label: t(`choice.${value}`) }))}
          value={choice}
          onChange={setChoice}
        />
        <Textarea
          data-autofocus
          label={t('diary.why')}
          description={t('diary.why_hint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={WHY_CHARACTERS}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <p className={classes.note}>{t('diary.frozen')}</p>
        <Button type="submit" disabled={why.trim() === ''} loading={deciding.isPending}>
          {t('diary.save')}
        </Button>
      </form>
    </Modal>
  )
}
