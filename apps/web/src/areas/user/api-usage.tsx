import type { OutputOf } from '@trendee/contract/endpoint'
import { plans } from '@trendee/contract/plans/plans'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import type { ChartModel } from '../../shared/charts/chart-model'
import { isoDay } from '../../shared/format/iso-day'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Figure } from '../../shared/ui/screen'
import classes from './api-section.module.css'
import { Part } from './part'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import partClasses from './part.module.css'

type Calls = OutputOf<typeof plans.apiQuantity>

function callsModel(calls: Calls, { t, format }: Pick<Texts, 't' | 'format'>): ChartModel {
  return {
    x: calls.by_day.map(({ day }) => day),
    kind: 'time',
    fromZero: true,
    write: format.count,
    series: [
      {
        id: 'calls',
        name: t('api.calls'),
        look: 'bar',
        color: 'accent',
        values: calls.by_day.map((day) => day.calls),
      },
    ],
  }
}

/** How much of the API product is used, when and for what. */
export function ApiUsage() {
  const { t } = useTexts()
  const quantity = useEndpoint(plans.apiQuantity, {})
  return (
    <Part title={t('api.usage')}>
      <DataView query={quantity} skeleton={<RowsSkeleton height={360} />}>
        {(calls) => <Usage calls={calls} />}
      </DataView>
    </Part>
  )
}

function Usage({ calls }: { readonly calls: Calls }) {
  const texts = useTexts()
  const { t, format } = texts
  const most = Math.max(1, ...calls.by_endpoint.map((one) => one.calls))
  return (
    <>
      <div className={classes.figures}>
        <Figure label={t('api.used')}>{format.count(calls.used)}</Figure>
        {calls.remaining !== null && <Figure label={t('api.remaining')}>{format.count(calls.remaining)}</Figure>}
        {calls.resets_at !== null && (
          <Figure label={t('api.resets')}>{format.shortDay(isoDay(calls.resets_at))}</Figure>
        )}
      </div>
      {calls.by_endpoint.length === 0 ? (
        <p className={partClasses.quiet}>{t('api.no_calls')}</p>
      ) : (
        <>
          <Chart title={t('api.by_day')} model={callsModel(calls, texts)} height={220} source={t('api.by_day')} />
          <h3 className={classes.subtitle}>{t('api.by_endpoint')}</h3>
          <BarList
            label={t('api.by_endpoint')}
            items={calls.by_endpoint.map((one) => ({
              id: one.endpoint,
              name: one.endpoint,
              fraction: one.calls / most,
              value: format.count(one.calls),
            }))}
          />
        </>
      )}
    </>
  )
}
