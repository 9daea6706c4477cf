import { Button, Table } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { Section } from '../../shared/ui/screen'
import { ForecastHint, useForecastHidden } from '../../shared/trends/forecast-hint'
import type { TrendDetail } from './trend-models'
import { MOST_PAST } from './trend-search'
import classes from './trend-screen.module.css'

type PastForecast = TrendDetail['past_forecasts'][number]

interface PastForecastsProps {
  readonly detail: TrendDetail
  /** Origins of those that are drawn on the curve. */
  readonly shown: readonly string[]
  readonly onShow: (origins: string[] | undefined) => void
}

/** How each forecast of before did, against repeating last year; each can be laid on the curve. */
export function PastForecasts({ detail, shown, onShow }: PastForecastsProps) {
  const { t } = useTexts()
  const isMissing = detail.past_forecasts.length === 0
  const isHidden = useForecastHidden(isMissing)
  const toggle = (origin: string) => {
    const next = shown.includes(origin) ? shown.filter((each) => each !== origin) : [...shown, origin].slice(-MOST_PAST)
    onShow(next.length === 0 ? undefined : next)
  }
  return (
    <Section id="forecasts" title={t('past.title')} note={t('past.note')}>
      {isHidden && <ForecastHint words={t('forecast.with_plan')} />}
      {isMissing && !isHidden && <p className={classes.note}>{t('past.none')}</p>}
      {!isMissing && (
        <Table.ScrollContainer minWidth={720} type="native" tabIndex={0} pos="relative">
          <Table fz="sm" verticalSpacing={8} aria-label={t('past.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('past.knew_until')}</Table.Th>
                <Table.Th ta="right">{t('past.weeks')}</Table.Th>
                <Table.Th ta="right">{t('past.own_error')}</Table.Th>
                <Table.Th ta="right">{t('past.last_year_error')}</Table.Th>
                <Table.Th ta="right">{t('past.against')}</Table.Th>
                <Table.Th ta="right">{t('past.error')}</Table.Th>
                <Table.Th ta="right">{t('past.inside')}</Table.Th>
                <Table.Th>
                  <span className="visually-hidden">{t('past.show')}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {detail.past_forecasts.map((past) => (
                <PastRow
                  key={`${past.origin}/${past.made_on}`}
                  past={past}
                  isShown={shown.includes(past.origin)}
                  onToggle={() => toggle(past.origin)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  )
}

interface PastRowProps {
  readonly past: PastForecast
  readonly isShown: boolean
  readonly onToggle: () => void
}

function PastRow({ past, isShown, onToggle }: PastRowProps) {
  const { t, format } = useTexts()
  const against = past.against_last_year
  return (
    <Table.Tr>
      <Table.Td>
        {format.day(past.origin)}
        {past.is_backtest && <span className={classes.faint}> · {t('past.backtest')}</span>}
        {past.is_input_withdrawn && <span className={classes.faint}> · {t('past.input_withdrawn')}</span>}
      </Table.Td>
      <Table.Td ta="right">{format.count(past.weeks_scored)}</Table.Td>
      <Table.Td ta="right">{format.decimal(against?.error ?? null)}</Table.Td>
      <Table.Td ta="right">{format.decimal(against?.last_year_error ?? null)}</Table.Td>
      <Table.Td ta="right">
        <Verdict against={against} />
      </Table.Td>
      <Table.Td ta="right">{format.decimal(past.mase, 2)}</Table.Td>
      <Table.Td ta="right">{format.share(past.coverage)}</Table.Td>
      <Table.Td ta="right">
        <Button
          size="compact-xs"
          variant={isShown ? 'default' : 'subtle'}
          aria-pressed={isShown}
          aria-label={t('past.show_of', { day: format.day(past.origin) })}
          onClick={onToggle}
        >
          {t(isShown ? 'past.hide' : 'past.show')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}

/** Whether a forecast came closer than last year's curve would have, in words. */
function Verdict({ against }: { readonly against: PastForecast['against_last_year'] }) {
  const { t, format } = useTexts()
  if (against === null || against.last_year_error === 0) return format.share(null)
  const closer = 1 - against.error / against.last_year_error
  if (Math.abs(closer) < 0.005) return t('past.equal')
  return t(closer > 0 ? 'past.better' : 'past.worse', { share: format.share(Math.abs(closer)) })
}
