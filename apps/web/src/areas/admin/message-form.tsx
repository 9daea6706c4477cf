import { type SubmitEvent, useState } from 'react'
import { TextInput, Textarea } from '@mantine/core'
import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { LANGUAGES } from '@trendee/core/language/languages'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './admin.module.css'
import { ConfirmButton } from './confirm-button'
import { MessageAudience } from './message-audience'
import {
  type Addressees,
  EMPTY_DRAFT,
  type MessageDraft,
  draftTroubles,
  messageInput,
  segmentOf,
} from './message-draft'
import { MessagePreview } from './message-preview'
import own from './admin-messages.module.css'
import { useAdminChange } from './use-admin-change'

const FIELDS = {
  en: { title: 'title', body: 'body' },
  zh: { title: 'title_zh', body: 'body_zh' },
} as const
const LONGEST = { title: 120, body: 10_000, link: 300 } as const

interface MessageFormProps {
  /** The one account that is written to. */
  readonly to: string | undefined
  readonly onTo: (accountId: string | undefined) => void
  readonly onSent: () => void
}

/** A message in both languages, to whom, how many that is, and how it will look. */
export function MessageForm({ to, onTo, onSent }: MessageFormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<MessageDraft>(EMPTY_DRAFT)
  const [chosen, setChosen] = useState<Omit<Addressees, 'accountId'>>({ audience: 'all', line: 'trendee', plan: '' })
  const addressees: Addressees = { ...chosen, audience: to === undefined ? chosen.audience : 'account', accountId: to }
  const [isTried, setIsTried] = useState(false)
  const segment = segmentOf(addressees)
  const reach = useEndpoint(adminMessages.messageRecipients, segment ?? {}, { enabled: segment !== null })
  const count = segment === null || reach.isPlaceholderData ? undefined : reach.data?.recipients
  const sending = useAdminChange(adminMessages.messageSend, ({ recipients }) =>
    t('admin_message.sent_to', { count: recipients }),
  )
  const troubles = draftTroubles(draft)
  const isReady = Object.keys(troubles).length === 0 && count !== undefined && count > 0
  const send = () => {
    if (segment !== null) sending.mutate(messageInput(draft, segment), { onSuccess: onSent })
  }
  const field = (name: keyof MessageDraft) => ({
    value: draft[name],
    error: isTried && troubles[name] !== undefined ? t(`admin_message.trouble_${troubles[name]}`) : null,
    onBlur: () => setIsTried(isTried || draft[name] !== ''),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
  }
  return (
    <div className={own.formAndPreview}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <MessageAudience
          addressees={addressees}
          onChange={(next) => {
            setChosen(next)
            if (next.accountId !== to) onTo(next.accountId)
          }}
        />
        <div className={classes.pair}>
          {LANGUAGES.map((language) => (
            <fieldset key={language}>
              <legend className="caps">{t(`wording.${language}`)}</legend>
              <TextInput
                lang={language}
                label={t('admin_message.title')}
                maxLength={LONGEST.title}
                {...field(FIELDS[language].title)}
              />
              <Textarea
                lang={language}
                label={t('admin_message.body')}
                autosize
                minRows={8}
                maxRows={20}
                maxLength={LONGEST.body}
                {...field(FIELDS[language].body)}
              />
            </fieldset>
          ))}
        </div>
        <TextInput
          label={t('admin_message.link')}
          description={t('admin_message.link_note')}
          placeholder="/trendee/trend-highlights"
          maxLength={LONGEST.link}
          {...field('link')}
        />
        <p className={classes.sentence} aria-live="polite">
          {segment === null
            ? t('admin_message.choose')
            : count === undefined
              ? t('admin_message.counting')
              : count === 0
                ? t('admin_message.nobody')
                : t('admin_message.reaches', { count })}
        </p>
        <div className={classes.actions}>
          <ConfirmButton
            size="sm"
            variant="filled"
            disabled={!isReady}
            consequence={t('admin_message.send_sure', { count: count ?? 0 })}
            confirm={t('admin_message.send_yes')}
            isPending={sending.isPending}
            onConfirm={send}
          >
            {t('admin_message.send')}
          </ConfirmButton>
        </div>
      </form>
      <MessagePreview draft={draft} />
    </div>
  )
}
