import { type SubmitEvent, useRef, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { NOTE_CHARACTERS } from '@trendee/core/collections/project'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './my-trends.module.css'

/** Some browsers give a pressed button no focus: the field would seem to be left for something else. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()

interface NoteFieldProps {
  readonly note: string
  /** Of the trend that it is on. */
  readonly name: string
  readonly mayEdit: boolean
  /** Rejects where it was not saved: what was written is then to be tried again. */
  readonly onSave: (note: string) => Promise<unknown>
}

/** A note on a collected trend: read by all of the project, written where it stands by who may. */
export function NoteField({ note, name, mayEdit, onSave }: NoteFieldProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<string | null>(null)
  // What is thrown away is not saved by the field that loses the focus with it.
  const isWriting = useRef(false)
  const label = t('mine.note_of', { name })
  if (!mayEdit) return note === '' ? null : <p className={classes.readNote}>{note}</p>
  if (draft === null) {
    return (
      <button
        type="button"
        className={classes.written}
        data-empty={note === '' || undefined}
        aria-label={note === '' ? label : `${label}: ${note}`}
        onClick={() => {
          isWriting.current = true
          setDraft(note)
        }}
      >
        {note === '' ? t('mine.write_note') : note}
      </button>
    )
  }
  const leave = () => {
    isWriting.current = false
    setDraft(null)
  }
  const save = () => {
    if (!isWriting.current) return
    leave()
    if (draft.trim() === note) return
    onSave(draft.trim()).catch(() => {
      isWriting.current = true
      setDraft((newer) => newer ?? draft)
    })
  }
  return (
    <form
      className={classes.noteForm}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        save()
      }}
    >
      <Textarea
        size="xs"
        autosize
        minRows={2}
        maxRows={8}
        ref={(field) => field?.focus()}
        aria-label={label}
        maxLength={NOTE_CHARACTERS}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={(event) => {
          // Who goes on to something else has not thrown away what was written.
          if (event.currentTarget.form?.contains(event.relatedTarget) !== true) save()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave()
        }}
      />
      <div className={classes.noteButtons}>
        <Button type="submit" size="compact-xs">
          {t('mine.save')}
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onMouseDown={keepFocus} onClick={leave}>
          {t('mine.cancel')}
        </Button>
      </div>
    </form>
  )
}
