import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { ApiError } from '@trendee/contract/errors'
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
  /** `before`: the note that the writer has read. Rejects where it was not saved: what was written is then to be tried again. */
  readonly onSave: (note: string, before: string) => Promise<unknown>
}

interface Draft {
  readonly text: string
  /** The note as it stood when the writing began, or when it was found changed. */
  readonly before: string
}

/** A note on a collected trend: read by all of the project, written where it stands by who may. */
export function NoteField({ note, name, mayEdit, onSave }: NoteFieldProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<Draft | null>(null)
  const label = t('mine.note_of', { name })
  if (!mayEdit) return note === '' ? null : <p className={classes.readNote}>{note}</p>
  if (draft === null) {
    return (
      <button
        type="button"
        className={classes.written}
        data-empty={note === '' || undefined}
        aria-label={note === '' ? label : `${label}: ${note}`}
        onClick={() => setDraft({ text: note, before: note })}
      >
        {note === '' ? t('mine.write_note') : note}
      </button>
    )
  }
  const save = (text: string) => {
    setDraft(null)
    if (text.trim() === draft.before) return
    onSave(text.trim(), draft.before).catch((error: unknown) => {
      setDraft((newer) => newer ?? { text, before: standingNote(error) ?? draft.before })
    })
  }
  return <NoteWriting draft={draft} label={label} onSave={save} onCancel={() => setDraft(null)} />
}

/** What somebody else has written meanwhile, where that is why a note was refused. */
function standingNote(error: unknown): string | null {
  const note = error instanceof ApiError && error.kind === 'conflict' ? error.data?.['note'] : undefined
  return typeof note === 'string' ? note : null
}

interface NoteWritingProps {
  readonly draft: Draft
  readonly label: string
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

/** Who goes on to something else, another page too, has not thrown away what was written. */
function NoteWriting({ draft, label, onSave, onCancel }: NoteWritingProps) {
  const { t } = useTexts()
  const [text, setText] = useState(draft.text)
  // What is saved or thrown away is not saved once more by the field that loses the focus, or goes, with it.
  const isOpen = useRef(true)
  const isChanged = text.trim() !== draft.before
  const save = () => {
    if (!isOpen.current) return
    isOpen.current = false
    onSave(text)
  }
  const cancel = () => {
    isOpen.current = false
    onCancel()
  }
  const latest = useRef({ isChanged, save })
  useEffect(() => {
    latest.current = { isChanged, save }
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.isChanged) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      if (latest.current.isChanged) latest.current.save()
    }
  }, [])
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
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={(event) => {
          if (event.currentTarget.form?.contains(event.relatedTarget) !== true) save()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel()
        }}
      />
      <div className={classes.noteButtons}>
        <Button type="submit" size="compact-xs">
          {t('mine.save')}
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onMouseDown={keepFocus} onClick={cancel}>
          {t('mine.cancel')}
        </Button>
      </div>
    </form>
  )
}
