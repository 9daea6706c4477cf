import { Table } from '@mantine/core'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { Pages } from '../../shared/lists/pages'
import { BarList } from '../../shared/ui/bar-list'
import classes from './data-screen.module.css'

type ImportDetail = OutputOf<typeof admin.importDetail>

interface RejectListProps extends Pick<ImportDetail, 'reasons' | 'rejects'> {
  readonly onPage: (page: number) => void
}

/** What could not be read of one file: the reasons, and each row with line and field. */
export function RejectList({ reasons, rejects, onPage }: RejectListProps) {
  const { t, format, sentenceOf } = useTexts()
  const most = Math.max(1, ...reasons.map((reason) => reason.rows))
  const reasonOf = ({ field, reason: english, reason_zh: chinese }: (typeof reasons)[number]) => {
    const reason = sentenceOf(english, chinese)
    return field === '' ? reason : t('rejects.of_field', { field, reason })
  }
  return (
    <>
      <p className="caps">{t('rejects.reasons')}</p>
      <BarList
        label={t('rejects.reasons')}
        items={reasons.map((reason) => ({
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
          {rejects.list.map((reject) => (
            <Table.Tr key={`${reject.line}/${reject.field}/${reject.reason}`}>
              <Table.Td ta="right">{format.count(reject.line)}</Table.Td>
              <Table.Td>{reject.field}</Table.Td>
              <Table.Td>{sentenceOf(reject.reason, reject.reason_zh)}</Table.Td>
              <Table.Td className={classes.excerpt ?? ''}>{reject.excerpt}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pages {...rejects} onPage={onPage} />
    </>
  )
}
