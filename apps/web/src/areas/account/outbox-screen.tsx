import { CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { signInTexts } from '@trendee/contract/texts/sign-in'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './outbox-screen.module.css'

addTexts(signInTexts)

const ASK_AGAIN_MS = 2_000

type Message = OutputOf<typeof signIn.outbox>['list'][number]

/** What the stand-ins of SMS and e-mail took; where real services are used there is no such page. */
export function OutboxScreen() {
  const { t } = useTexts()
  const query = useEndpoint(signIn.outbox, {}, { askAgain: () => ASK_AGAIN_MS })
  const isElsewhere = query.error instanceof ApiError && query.error.kind === 'not_found'
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1 className="display">{t(isElsewhere ? 'not_found.subtitle' : 'outbox.title')}</h1>
        <p>{t(isElsewhere ? 'not_found.advice' : 'outbox.note')}</p>
      </header>
      <DataView
        query={query}
        skeleton={<RowsSkeleton height={280} />}
        unknown={<LinkButton to="/">{t('not_found.home')}</LinkButton>}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty message={t('outbox.none')} />}
      >
        {({ list }) => (
          <ol className={classes.list}>
            {list.map((message, index) => (
              <Letter key={`${message.sent_at} ${message.to} ${list.length - index}`} message={message} />
            ))}
          </ol>
        )}
      </DataView>
    </main>
  )
}

function Letter({ message }: { readonly message: Message }) {
  const { t, format } = useTexts()
  return (
    <li className={classes.letter}>
      <article>
        <p className={classes.meta}>
          <span className="caps">{t(`outbox.channel_${message.channel}`)}</span>
          <time dateTime={new Date(message.sent_at * 1000).toISOString()}>{format.instant(message.sent_at)}</time>
        </p>
        <h2 className={classes.to}>{message.to}</h2>
        {message.subject !== '' && <p className={classes.subject}>{message.subject}</p>}
        <p className={classes.text}>{message.text}</p>
      </article>
      {message.code !== null && <CodeToCopy code={message.code} />}
    </li>
  )
}

function CodeToCopy({ code }: { readonly code: string }) {
  const { t } = useTexts()
  return (
    <CopyButton value={code}>
      {({ copied, copy }) => (
        <button type="button" className={classes.code} onClick={copy} aria-label={t('outbox.copy', { code })}>
          <span className="display">{code}</span>
          <small aria-live="polite">
            {copied ? (
              <IconCheck size={14} stroke={1.8} aria-hidden />
            ) : (
              <IconCopy size={14} stroke={1.6} aria-hidden />
            )}
            {copied && t('outbox.copied')}
          </small>
        </button>
      )}
    </CopyButton>
  )
}
