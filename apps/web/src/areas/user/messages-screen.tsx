import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { useEndlessEndpoint, useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import classes from './messages-screen.module.css'
import { Part } from './part'
import { UserFrame } from './user-frame'
import { messageSearch } from './user-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

type Listed = OutputOf<typeof dashboard.messages>['list'][number]

/** The account's messages: the list at the left, the open message at the right. */
export function MessagesScreen() {
  const { t } = useTexts()
  const { search } = useScreenSearch(messageSearch)
  const open = search.message
  return (
    <UserFrame current="messages">
      <Part title={t('account.messages')}>
        <div className={classes.panes} data-open={open !== undefined || undefined}>
          <MessageList open={open} />
          <div className={classes.reading}>
            {open === undefined ? (
              <p className={classes.choose}>{t('messages.choose')}</p>
            ) : (
              <OpenMessage key={open} id={open} />
            )}
          </div>
        </div>
      </Part>
    </UserFrame>
  )
}

function MessageList({ open }: { readonly open: string | undefined }) {
  const { t } = useTexts()
  const pages = useEndlessEndpoint(dashboard.messages, { pageSize: 20 })
  return (
    <div className={classes.list}>
      <DataView
        query={pages}
        skeleton={<RowsSkeleton height={320} />}
        isEmpty={({ pages: [first] }) => first?.total === 0}
        empty={<Empty message={t('messages.none')} />}
      >
        {(data) => (
          <>
            <ul>
              {data.pages
                .flatMap(({ list }) => list)
                .map((message) => (
                  <MessageLine key={message.message_id} message={message} isOpen={message.message_id === open} />
                ))}
            </ul>
            {pages.hasNextPage && (
              <Button
                variant="default"
                size="xs"
                loading={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                {t('messages.more')}
              </Button>
            )}
          </>
        )}
      </DataView>
    </div>
  )
}

function MessageLine({ message, isOpen }: { readonly message: Listed; readonly isOpen: boolean }) {
  const { t, format, nameOf } = useTexts()
  return (
    <li>
      <Link
        to="/user/messages"
        search={{ message: message.message_id }}
        resetScroll={false}
        className={classes.line}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={!message.is_read || undefined}
      >
        <span className={classes.title}>
          {!message.is_read && <span className="visually-hidden">{t('messages.is_unread')} </span>}
          {nameOf(message.title, message.title_zh)}
        </span>
        <time className={classes.time} dateTime={isoDay(message.sent_at)}>
          {format.shortDay(isoDay(message.sent_at))}
        </time>
        <span className={classes.excerpt}>{nameOf(message.excerpt, message.excerpt_zh)}</span>
      </Link>
    </li>
  )
}

function OpenMessage({ id }: { readonly id: string }) {
  const { t, format, nameOf } = useTexts()
  const client = useQueryClient()
  const message = useEndpoint(dashboard.messageDetail, { message_id: id })
  const isThere = message.data !== undefined
  useEffect(() => {
    if (!isThere) return
    // Reading marked it read: the list and every count of unread ones say so, too.
    void client.invalidateQueries({ queryKey: [dashboard.messages.path] })
    void client.invalidateQueries({ queryKey: [dashboard.unread.path] })
  }, [client, isThere])
  return (
    <>
      <Link to="/user/messages" resetScroll={false} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.6} aria-hidden />
        {t('messages.back')}
      </Link>
      <DataView
        query={message}
        skeleton={<RowsSkeleton height={200} />}
        unknown={<Empty message={t('messages.unknown')} />}
      >
        {(data) => (
          <article className={classes.message}>
            <p className="caps">{format.instant(data.sent_at)}</p>
            <h3 className={`display ${classes.heading}`}>{nameOf(data.title, data.title_zh)}</h3>
            <div className={classes.body}>{nameOf(data.body, data.body_zh)}</div>
            {data.link !== null && <MessageLink to={data.link} />}
          </article>
        )}
      </DataView>
    </>
  )
}

/** A link to a screen of the app opens in the app; any other opens a page of its own. */
function MessageLink({ to }: { readonly to: string }) {
  const { t } = useTexts()
  const inside = (
    <>
      {t('messages.open_link')}
      <IconArrowRight size={16} stroke={1.6} aria-hidden />
    </>
  )
  if (to.startsWith('/') && !to.startsWith('//')) {
    const [pathname = '/', query = ''] = to.split('?')
    return (
      <Link to={pathname} search={Object.fromEntries(new URLSearchParams(query))} className={classes.link}>
        {inside}
      </Link>
    )
  }
  return /^https?:\/\//.test(to) ? (
    <a href={to} target="_blank" rel="noreferrer" className={classes.link}>
      {inside}
    </a>
  ) : null
}
