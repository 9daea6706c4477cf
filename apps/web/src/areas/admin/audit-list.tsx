import { Fragment, useState } from 'react'
import { ActionIcon, Table } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { adminTexts } from '@trendee/contract/texts/admin'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { INSTANT_TRACK } from '../../shared/lists/date-tracks'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import classes from './admin.module.css'
import own from './audit-list.module.css'
import { detailValue, subjectOf } from './audit-action'
import { TextKeyLabel } from './text-key-label'
import { type AuditEntry, useAuditActionText } from './use-audit-action-text'

addTexts(adminTexts)

const COLUMNS = 5

/** Who did what to whom, and when. Nothing here can be changed. */
const audit = defineList({
  name: 'audit',
  entry: adminSettings.audit,
  pageSize: 50,
  rowId: (entry) => entry.entry_id,
  title: 'screen.audit',
  note: 'audit.note',
  count: 'audit.count',
  empty: ({ t, search }) => t(search.q === undefined ? 'audit.none' : 'audit.none_found'),
  filters: [{ kind: 'search', field: 'q', label: 'audit.search' }],
  draw: (entries) => <AuditTable entries={entries} />,
})

/** Each entry opens to its detail, and stands as a card on a phone. */
function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Table fz="sm" verticalSpacing={8} className={own.log ?? ''} aria-label={t('screen.audit')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={INSTANT_TRACK}>{t('audit.when')}</Table.Th>
          <Table.Th w={150}>{t('audit.who')}</Table.Th>
          <Table.Th>{t('audit.what')}</Table.Th>
          <Table.Th>{t('audit.whom')}</Table.Th>
          <Table.Th w={40}>
            <span className="visually-hidden">{t('audit.detail')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Row
            key={entry.entry_id}
            entry={entry}
            isOpen={entry.entry_id === open}
            onToggle={() => setOpen(entry.entry_id === open ? null : entry.entry_id)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface RowProps {
  readonly entry: AuditEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Row({ entry, isOpen, onToggle }: RowProps) {
  const { t, format } = useTexts()
  const { action, result } = useAuditActionText()(entry)
  const detailId = `detail-${entry.entry_id}`
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td className={own.when ?? ''}>{format.instant(entry.done_at)}</Table.Td>
        <Table.Td className={own.who ?? ''}>{entry.admin_name}</Table.Td>
        <Table.Td className={own.what ?? ''}>
          {action}
          {result !== null && <span className={classes.twoLines}>{result}</span>}
        </Table.Td>
        <Table.Td className={own.whom ?? ''}>
          <Subject entry={entry} />
        </Table.Td>
        <Table.Td className={own.more ?? ''}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={t('audit.detail_of', { action, time: format.instant(entry.done_at) })}
            data-open={isOpen || undefined}
            onClick={onToggle}
          >
            <IconChevronDown size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr id={detailId} className={own.detailRow ?? ''}>
          <Table.Td colSpan={COLUMNS}>
            <dl className={own.detail}>
              {Object.entries(entry.detail).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{detailValue(value)}</dd>
                </div>
              ))}
              <div>
                <dt>{t('audit.call')}</dt>
                <dd>{entry.action}</dd>
              </div>
              <div>
                <dt>{t('audit.from')}</dt>
                <dd>{entry.ip}</dd>
              </div>
            </dl>
          </Table.Td>
        </Table.Tr>
      )}
    </Fragment>
  )
}

/** What it was done to, with the way there. */
function Subject({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTexts()
  const { kind, id } = subjectOf(entry.subject)
  if (kind === 'account') {
    return (
      <Link to="/admin/users" search={{ user: id }} className={classes.link}>
        {entry.subject_name ?? id}
      </Link>
    )
  }
  if (kind === 'promotion') {
    return (
      <Link to="/admin/promotions" search={{ code: id }} className={classes.link}>
        {id}
      </Link>
    )
  }
  if (kind === 'text') {
    return (
      <Link to="/admin/languages" search={{ key: id }} className={classes.link}>
        <TextKeyLabel textKey={id} />
      </Link>
    )
  }
  if (kind === 'setting') return t('screen.advertising')
  // Entries of before names were kept.
  if (kind === 'message') return entry.subject_name ?? detailValue(entry.detail['title'])
  if (kind === 'word') return entry.subject_name ?? t('audit.a_word')
  return entry.subject_name ?? id
}

export const AuditScreen = listScreen(audit)
