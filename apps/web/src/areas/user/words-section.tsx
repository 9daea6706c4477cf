import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button, TextInput, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { words } from '@trendee/contract/words/words'
import { request } from '../../shared/api/request'
import type { UserInfo } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { Part } from './part'
import partClasses from './part.module.css'
import classes from './words-section.module.css'

const LONGEST = 4000
const RATINGS = [1, 2, 3, 4, 5] as const
type Rating = (typeof RATINGS)[number]

/** What people say to us. */
export function WordsSection({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  return (
    <Part title={t('account.words')} note={t('words.note')}>
      <div className={classes.both}>
        <OpinionForm />
        <FeedbackForm info={info} />
      </div>
    </Part>
  )
}

interface WordsFormProps {
  readonly title: string
  readonly label: string
  /** Sends what was written. */
  readonly send: (content: string) => Promise<unknown>
  /** Once it has arrived: for the parts around the text to empty themselves. */
  readonly onSent: () => void
  /** What stands above the text, and below it. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** A text of some length to us, thanked for when it has arrived. */
function WordsForm({ title, label, send, onSent, above, below }: WordsFormProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const [content, setContent] = useState('')
  const [isTried, setIsTried] = useState(false)
  const sending = useMutation({
    mutationFn: () => send(content.trim()),
    onSuccess: () => {
      setContent('')
      setIsTried(false)
      onSent()
      notices.done(t('words.thanks'))
    },
    onError: notices.failed,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (content.trim() !== '') sending.mutate()
  }
  return (
    <form className={partClasses.form} onSubmit={submit} noValidate>
      <h3 className={classes.title}>{title}</h3>
      {above}
      <Textarea
        label={label}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        error={isTried && content.trim() === '' ? t('form.required') : null}
      />
      {below}
      <Button type="submit" variant="default" loading={sending.isPending}>
        {t('words.send')}
      </Button>
    </form>
  )
}

function OpinionForm() {
  const { t } = useTexts()
  const [rating, setRating] = useState<Rating | null>(null)
  return (
    <WordsForm
      title={t('words.opinion')}
      label={t('words.opinion_field')}
      send={(content) => request(words.opinion, { content, ...(rating === null ? {} : { rating }) })}
      onSent={() => setRating(null)}
      above={
        <fieldset className={classes.rating}>
          <legend className="visually-hidden">{t('words.rating')}</legend>
          {RATINGS.map((one) => (
            <label key={one} data-chosen={rating === one || undefined}>
              <input
                type="radio"
                name="rating"
                value={one}
                checked={rating === one}
                onChange={() => setRating(one)}
                aria-label={`${one}: ${t(`words.rating_${one}`)}`}
              />
              <span className="display" aria-hidden>
                {one}
              </span>
            </label>
          ))}
          <p className={classes.meaning} aria-hidden>
            {rating === null ? ' ' : t(`words.rating_${rating}`)}
          </p>
        </fieldset>
      }
    />
  )
}

function FeedbackForm({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const [contact, setContact] = useState('')
  const own = info.email ?? info.mobile
  return (
    <WordsForm
      title={t('words.feedback')}
      label={t('words.feedback_field')}
      send={(content) =>
        request(words.feedback, { content, ...(contact.trim() === '' ? {} : { contact: contact.trim() }) })
      }
      onSent={() => setContact('')}
      below={
        <TextInput
          label={t('words.contact')}
          {...(own === null ? {} : { description: t('words.contact_note', { address: own }) })}
          maxLength={200}
          value={contact}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
      }
    />
  )
}
