import { Table } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { ForecastHint, useForecastHidden } from './forecast-hint'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

/** Growth by window, and how earlier forecasts did. */
export function TrendNumbers({ detail }: { readonly detail: TrendDetail }) {
  const { t } = useTexts()
  return (
    <div className={classes.two}>
      <Section title={t('growth.by_window')} note={t('meaning.growth')}>
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
      <PastForecasts detail={detail} />
    </div>
  )
}

function PastForecasts({ detail }: { readonly detail: TrendDetail }) {
  const { t, format } = useTexts()
  const isMissing = detail.past_forecasts.length === 0
  const isHidden = useForecastHidden(isMissing)
  return (
    <Section title={t('past.title')} note={t('past.note')}>
      {isHidden && <ForecastHint words={t('forecast.with_plan')} />}
      {isMissing && !isHidden && <p className={classes.note}>{t('past.none')}</p>}
      {!isMissing && (
        <Table fz="sm" verticalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('past.knew_until')}</Table.Th>
              <Table.Th ta="right">{t('past.weeks')}</Table.Th>
              <Table.Th ta="right">{t('past.error')}</Table.Th>
              <Table.Th ta="right">{t('past.inside')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {detail.past_forecasts.map((past) => (
              <Table.Tr key={`${past.origin}/${past.made_on}`}>
                <Table.Td>
                  {format.day(past.origin)}
                  {past.is_backtest && <span className={classes.faint}> · {t('past.backtest')}</span>}
                  {past.is_input_withdrawn && <span className={classes.faint}> · {t('past.input_withdrawn')}</span>}
                </Table.Td>
                <Table.Td ta="right">{format.count(past.weeks_scored)}</Table.Td>
                <Table.Td ta="right">{format.decimal(past.mase, 2)}</Table.Td>
                <Table.Td ta="right">{format.share(past.coverage)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}
