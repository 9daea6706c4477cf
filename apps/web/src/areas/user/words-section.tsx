import { type SubmitEvent, useState } from 'react'
import { Button, TextInput, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { words } from '@trendee/contract/messages'
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

function OpinionForm() {
  const { t } = useTexts()
  const notices = useNotices()
  const [rating, setRating] = useState<Rating | null>(null)
  const [content, setContent] = useState('')
  const [isTried, setIsTried] = useState(false)
  const sending = useMutation({
    mutationFn: () => request(words.opinion, { content: content.trim(), ...(rating === null ? {} : { rating }) }),
    onSuccess: () => {
      setRating(null)
      setContent('')
      setIsTried(false)
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
      <h3 className={classes.title}>{t('words.opinion')}</h3>
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
      <Textarea
        label={t('words.opinion_field')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        error={isTried && content.trim() === '' ? t('form.required') : null}
      />
      <Button type="submit" variant="default" loading={sending.isPending}>
        {t('words.send')}
      </Button>
    </form>
  )
}

function FeedbackForm({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const notices = useNotices()
  const [content, setContent] = useState('')
  const [contact, setContact] = useState('')
  const [isTried, setIsTried] = useState(false)
  const own = info.email ?? info.mobile
  const sending = useMutation({
    mutationFn: () =>
      request(words.feedback, {
        content: content.trim(),
        ...(contact.trim() === '' ? {} : { contact: contact.trim() }),
      }),
    onSuccess: () => {
      setContent('')
      setContact('')
      setIsTried(false)
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
      <h3 className={classes.title}>{t('words.feedback')}</h3>
      <Textarea
        label={t('words.feedback_field')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        error={isTried && content.trim() === '' ? t('form.required') : null}
      />
      <TextInput
        label={t('words.contact')}
        {...(own === null ? {} : { description: t('words.contact_note', { address: own }) })}
        maxLength={200}
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={sending.isPending}>
        {t('words.send')}
      </Button>
    </form>
  )
}
