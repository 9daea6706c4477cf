import { Table } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

/** Growth by window. */
export function TrendNumbers({ detail }: { readonly detail: TrendDetail }) {
  const { t } = useTexts()
  return (
    <Section id="growths" title={t('growth.by_window')} note={t('meaning.growth')}>
      <Table fz="sm" verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('filter.window')}</Table.Th>
            <Table.Th ta="right">{t('growth.window')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {detail.growth_by_window.map((row) => {
            const missing = t(row.reason === 'needs_daily_data' ? 'growth.needs_daily' : 'growth.too_little')
            return (
              <Table.Tr key={row.window}>
                <Table.Td>
                  {t('window.days', { count: row.window })}
                  {row.growth === null && <span className={classes.faint}> · {missing}</span>}
                </Table.Td>
                <Table.Td ta="right">
                  <Growth value={row.growth} missing={missing} />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Section>
  )
}
