import { Table } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

/** Growth by window. */
export function TrendNumbers({ detail }: { readonly detail: TrendDetail }) {
  const { t, format } = useTexts()
  const isUntold = ({ reason }: (typeof detail.growth_by_window)[number]) => reason === 'needs_daily_data'
  const told = detail.growth_by_window.filter((row) => !isUntold(row))
  const untold = detail.growth_by_window.filter(isUntold).map((row) => t('window.days', { count: row.window }))
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
          {told.map((row) => (
            <Table.Tr key={row.window}>
              <Table.Td>
                {t('window.days', { count: row.window })}
                {row.growth === null && <span className={classes.faint}> · {t('growth.too_little')}</span>}
              </Table.Td>
              <Table.Td ta="right">
                <Growth value={row.growth} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {untold.length > 0 && (
        <p className={classes.faint}>{t('growth.needs_daily', { windows: format.list(untold) })}</p>
      )}
    </Section>
  )
}
