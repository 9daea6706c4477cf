import { Button } from '@mantine/core'
import { IconCheck, IconRotate2, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import { useTexts } from '../../shared/i18n/use-texts'
import { type RowOf, defineList } from '../../shared/lists/list-definition'
import { LinkButton } from '../../shared/ui/link-button'
import classes from './admin.module.css'
import own from './admin-messages.module.css'
import { useAdminChange } from './use-admin-change'

type Word = RowOf<typeof adminMessages.words>

const STATES = ['open', 'done', 'all'] as const
const KINDS = ['opinion', 'feedback', 'keyword'] as const

/** Opinions, feedback and wanted keywords; what is dealt with goes out of sight. */
export const words = defineList({
  name: 'words',
  entry: adminMessages.words,
  pageSize: 20,
  rowId: (word) => word.word_id,
  title: 'admin_message.words',
  empty: ({ t, search }) => t(search.state === 'open' ? 'word.none_open' : 'word.none'),
  filters: [
    {
      kind: 'segment',
      field: 'state',
      label: 'users.state',
      choices: ({ t }) => STATES.map((state) => ({ value: state, label: t(`word.is_${state}`) })),
    },
    {
      kind: 'select',
      field: 'kind',
      label: 'word.kind',
      choices: ({ t }) => KINDS.map((kind) => ({ value: kind, label: t(`word.${kind}`) })),
    },
  ],
  draw: (rows) => (
    <div className={own.words}>
      {rows.map((word) => (
        <OneWord key={word.word_id} word={word} />
      ))}
    </div>
  ),
})

function OneWord({ word }: { readonly word: Word }) {
  const { t, format } = useTexts()
  const change = useAdminChange(adminMessages.wordDone)
  const isDone = word.state === 'done'
  return (
    <article className={own.word} data-done={isDone || undefined}>
      <div className={own.wordHead}>
        <span className="caps">{t(`word.${word.kind}`)}</span>
        {word.rating !== null && (
          <span className={own.rating} role="img" aria-label={t('word.rating', { rating: word.rating })}>
            {Array.from({ length: word.rating }, (_, index) => (
              <IconStarFilled key={index} size={12} aria-hidden />
            ))}
          </span>
        )}
        <time className={classes.faint}>{format.instant(word.said_at)}</time>
      </div>
      <p className={own.content}>{word.content}</p>
      <div className={own.wordFoot}>
        <p className={own.from}>
          <Link to="/admin/users" search={{ user: word.account_id }} className={classes.link}>
            {word.account_name === '' ? word.account_id : word.account_name}
          </Link>
          {word.contact !== null && word.contact !== '' && <span>{word.contact}</span>}
          {word.page !== null && word.page !== '' && <span>{t('word.page', { page: word.page })}</span>}
        </p>
        <div className={classes.actions}>
          <LinkButton
            size="compact-xs"
            variant="subtle"
            color="gray"
            to="/admin/messages"
            search={{ part: 'write', to: word.account_id }}
          >
            {t('word.answer')}
          </LinkButton>
          <Button
            size="compact-xs"
            variant="default"
            loading={change.isPending}
            leftSection={isDone ? <IconRotate2 size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
            onClick={() => change.mutate({ word_id: word.word_id, is_done: !isDone })}
          >
            {t(isDone ? 'word.open_again' : 'word.done')}
          </Button>
        </div>
      </div>
    </article>
  )
}
