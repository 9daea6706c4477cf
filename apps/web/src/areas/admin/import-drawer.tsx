import { useState } from 'react'
import { Pagination, Skeleton, Table } from '@mantine/core'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { admin } from '@trendee/contract/admin/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import classes from './data-screen.module.css'
import { ImportSeries } from './import-series'
import { SideDrawer } from './side-drawer'

const PAGE = 50

interface ImportDrawerProps {
  readonly importId: string | null
  readonly onClose: () => void
}

/** What could not be read of one file: the reasons, and each row with line and field. */
export function ImportDrawer({ importId, onClose }: ImportDrawerProps) {
  const { t } = useTexts()
  return (
    <SideDrawer title={t('rejects.title')} width={860} isOpen={importId !== null} onClose={onClose}>
      {importId !== null && <Rejects key={importId} importId={importId} />}
    </SideDrawer>
  )
}

/** A file that failed or is still under way has not been read to its end, whatever was rejected so far. */
function isRead({ state }: ImportRun): boolean {
  return state === 'done' || state === 'deriving'
}

function Rejects({ importId }: { readonly importId: string }) {
  const { t, format, sentenceOf } = useTexts()
  const [page, setPage] = useState(1)
  const detail = useEndpoint(admin.importDetail, { import_id: importId, page, pageSize: PAGE })
  return (
    <DataView query={detail} skeleton={<Skeleton height={400} />}>
      {(data) => {
        const most = Math.max(1, ...data.reasons.map((reason) => reason.rows))
        const reasonOf = ({ field, reason: english, reason_zh: chinese }: (typeof data.reasons)[number]) => {
          const reason = sentenceOf(english, chinese)
          return field === '' ? reason : t('rejects.of_field', { field, reason })
        }
        // A file that no feed took has no rows at all.
        const countOf = ({ rows_rejected: count, rows_read: read }: ImportRun) =>
          read === 0 ? '' : t('rejects.count', { count, read: format.count(read) })
        const pages = Math.ceil(data.rejects.total / PAGE)
        return (
          <>
            <p className={classes.drawerNote}>
              {[data.import.file, data.import.feed, countOf(data.import)].filter(Boolean).join(' · ')}
            </p>
            {data.import.message !== '' && (
              <p className={classes.drawerNote}>{sentenceOf(data.import.message, data.import.message_zh)}</p>
            )}
            <ImportSeries joins={data.joins} />
            {isRead(data.import) && data.rejects.total === 0 && <p className={classes.faint}>{t('rejects.none')}</p>}
            {data.rejects.total > 0 && (
              <>
                <p className="caps">{t('rejects.reasons')}</p>
                <BarList
                  label={t('rejects.reasons')}
                  items={data.reasons.map((reason) => ({
                    id: `${reason.field}/${reason.reason}`,
                    name: reasonOf(reason),
                    fraction: reason.rows / most,
                    value: format.count(reason.rows),
                  }))}
                />
                <Table fz="sm" mt="lg" verticalSpacing={6} stickyHeader className={classes.rejects ?? ''}>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th ta="right">{t('rejects.line')}</Table.Th>
                      <Table.Th>{t('rejects.field')}</Table.Th>
                      <Table.Th>{t('rejects.reason')}</Table.Th>
                      <Table.Th>{t('rejects.excerpt')}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {data.rejects.list.map((reject) => (
                      <Table.Tr key={`${reject.line}/${reject.field}/${reject.reason}`}>
                        <Table.Td ta="right">{format.count(reject.line)}</Table.Td>
                        <Table.Td>{reject.field}</Table.Td>
                        <Table.Td>{sentenceOf(reject.reason, reject.reason_zh)}</Table.Td>
                        <Table.Td className={classes.excerpt ?? ''}>{reject.excerpt}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
                {pages > 1 && (
                  <Pagination
                    mt="md"
                    size="sm"
                    total={pages}
                    value={page}
                    onChange={setPage}
                    getControlProps={(control) => ({ 'aria-label': t(`table.${control}`) })}
                  />
                )}
              </>
            )}
          </>
        )
      }}
    </DataView>
  )
}
