import { Link } from '@tanstack/react-router'
import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { LINE_CHOICES } from './admin-choices'
import classes from './admin.module.css'
import { addresseesOf } from './sent-to'

/** What was sent to whom, and how many have read it. */
export const sentMessages = defineList({
  name: 'sent',
  entry: adminMessages.messages,
  pageSize: 25,
  rowId: (message) => message.message_id,
  title: 'admin_message.sent',
  count: 'admin_message.count',
  empty: 'admin_message.none_sent',
  columns: [
    {
      id: 'title',
      header: 'admin_message.title',
      track: 'minmax(220px, 2fr)',
      isFixed: true,
      cell: ({ title, title_zh }, { nameOf, language }) => (
        <>
          <strong>{nameOf(title, title_zh)}</strong>
          <span className={classes.twoLines}>{language === 'zh' ? title : title_zh}</span>
        </>
      ),
    },
    { id: 'to', header: 'admin_message.to', track: 'minmax(160px, 1fr)', cell: ({ to }) => <Addressees to={to} /> },
    {
      id: 'reads',
      header: 'admin_message.reads',
      meaning: 'admin_message.reads_meaning',
      kind: 'count',
      track: '96px',
    },
    { id: 'sent', header: 'admin_message.sent_at', kind: 'instant', value: (message) => message.sent_at },
  ],
})

function Addressees({ to }: { readonly to: string }) {
  const { t } = useTexts()
  const planName = usePlanName()
  const { accountId, line, plan } = addresseesOf(to)
  if (accountId !== null) {
    return (
      <Link to="/admin/users" search={{ user: accountId }} className={classes.link}>
        {t('admin_message.to_account')}
      </Link>
    )
  }
  if (line === null && plan === null) return t('admin_message.to_all')
  const known = LINE_CHOICES.find((one) => one === line)
  return [known === undefined ? line : t(`line.${known}`), plan === null ? null : planName(plan)]
    .filter((word) => word !== null)
    .join(' · ')
}
