import { Fragment, useState } from 'react'
import { ActionIcon, Pagination, Skeleton, Table } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { INSTANT_TRACK } from '../../shared/ui/date-tracks'
import { FilterBar } from '../../shared/ui/filter-bar'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './admin.module.css'
import { auditSearch } from './admin-search'
import own from './audit-screen.module.css'
import { detailValue, subjectOf } from './deed'
import { SearchField } from './search-field'
import { TextKeyWords } from './text-key-words'
import { type AuditEntry, useDeedWords } from './use-deed-words'

addTexts(adminTexts)

const PAGE = 50
const COLUMNS = 5

/** Who did what to whom, and when. Nothing here can be changed. */
export function AuditScreen() {
  const { t } = useTexts()
  const { search, change, clear } = useScreenSearch(auditSearch)
  const { q, page = 1 } = search
  const log = useEndpoint(adminSettings.audit, { q, page, pageSize: PAGE })
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div>
      <ScreenHead title={t('screen.audit')} note={t('audit.note')} />
      <div className={classes.filters}>
        <FilterBar count={q === undefined ? 0 : 1} onClear={clear}>
          <SearchField
            label={t('audit.search')}
            value={q}
            onChange={(value) => change({ q: value, page: undefined })}
          />
        </FilterBar>
      </div>
      <DataView query={log} skeleton={<Skeleton height={480} />}>
        {(data) => (
          <>
            <p className={classes.count}>{t('audit.count', { count: data.total })}</p>
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
                {data.list.map((entry) => (
                  <Row
                    key={entry.entry_id}
                    entry={entry}
                    isOpen={entry.entry_id === open}
                    onToggle={() => setOpen(entry.entry_id === open ? null : entry.entry_id)}
                  />
                ))}
              </Table.Tbody>
            </Table>
            {data.total === 0 && <Empty message={t(q === undefined ? 'audit.none' : 'audit.none_found')} />}
            {data.total > PAGE && (
              <Pagination
                mt="md"
                size="sm"
                total={Math.ceil(data.total / PAGE)}
                value={page}
                onChange={(next) => change({ page: next === 1 ? undefined : next })}
                getControlProps={(control) => ({ 'aria-label': t(`table.${control}`) })}
              />
            )}
          </>
        )}
      </DataView>
    </div>
  )
}

interface RowProps {
  readonly entry: AuditEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Row({ entry, isOpen, onToggle }: RowProps) {
  const { t, format } = useTexts()
  const { deed, result } = useDeedWords()(entry)
  const detailId = `detail-${entry.entry_id}`
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td className={own.when ?? ''}>{format.instant(entry.done_at)}</Table.Td>
        <Table.Td className={own.who ?? ''}>{entry.admin_name}</Table.Td>
        <Table.Td className={own.what ?? ''}>
          {deed}
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
            aria-label={t('audit.detail_of', { action: deed, time: format.instant(entry.done_at) })}
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
        <TextKeyWords textKey={id} />
      </Link>
    )
  }
  if (kind === 'message') return detailValue(entry.detail['title'])
  if (kind === 'word') return t('audit.a_word')
  return kind === 'setting' ? t('screen.advertising') : id
}
