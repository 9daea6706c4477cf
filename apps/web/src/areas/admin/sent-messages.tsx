import { Link } from '@tanstack/react-router'
import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import type { Column } from '../../shared/ui/data-table'
import { INSTANT_TRACK } from '../../shared/ui/date-tracks'
import classes from './admin.module.css'
import { LINE_CHOICES } from './admin-search'
import { PagedTable } from './paged-table'
import { addresseesOf } from './sent-to'

type Sent = OutputOf<typeof adminMessages.messages>['list'][number]

const PAGE = 25

interface SentMessagesProps {
  readonly page: number
  readonly onPage: (page: number | undefined) => void
}

/** What was sent to whom, and how many have read it. */
export function SentMessages({ page, onPage }: SentMessagesProps) {
  const { t } = useTexts()
  const messages = useEndpoint(adminMessages.messages, { page, pageSize: PAGE })
  const columns = useSentColumns()
  return (
    <PagedTable
      name="sent"
      label={t('post.sent')}
      query={messages}
      columns={columns}
      rowId={(message) => message.message_id}
      none={t('post.none_sent')}
      count={(count) => t('post.count', { count })}
      skeletonHeight={360}
      page={page}
      onPage={onPage}
    />
  )
}

function useSentColumns(): Column<Sent>[] {
  const { t, format, nameOf, language } = useTexts()
  const planName = usePlanName()
  const addressed = (to: string) => {
    const { accountId, line, plan } = addresseesOf(to)
    if (accountId !== null) {
      return (
        <Link to="/admin/users" search={{ user: accountId }} className={classes.link}>
          {t('post.to_account')}
        </Link>
      )
    }
    if (line === null && plan === null) return t('post.to_all')
    const known = LINE_CHOICES.find((one) => one === line)
    return [known === undefined ? line : t(`line.${known}`), plan === null ? null : planName(plan)]
      .filter((word) => word !== null)
      .join(' · ')
  }
  return [
    {
      id: 'title',
      header: t('post.title'),
      track: 'minmax(220px, 2fr)',
      isFixed: true,
      cell: (message) => (
        <>
          <strong>{nameOf(message.title, message.title_zh)}</strong>
          <span className={classes.twoLines}>{language === 'zh' ? message.title : message.title_zh}</span>
        </>
      ),
    },
    { id: 'to', header: t('post.to'), track: 'minmax(160px, 1fr)', cell: (message) => addressed(message.to) },
    {
      id: 'reads',
      header: t('post.reads'),
      track: '96px',
      isNumber: true,
      meaning: t('post.reads_meaning'),
      cell: (message) => format.count(message.reads),
    },
    {
      id: 'sent',
      header: t('post.sent_at'),
      track: INSTANT_TRACK,
      isNumber: true,
      cell: (message) => format.instant(message.sent_at),
    },
  ]
}
