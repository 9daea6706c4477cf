import { useMemo } from 'react'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import { useTexts } from '../../shared/i18n/use-texts'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { FilterMulti } from '../../shared/lists/filter-bar'
import { Section } from '../../shared/ui/screen'
import { SourceLine } from '../../shared/ui/source-line'
import { ComparedCurves } from './compared-curves'
import { CurveFiles } from './curve-files'
import { CURVE_HEIGHT, useZooms } from './curve-zooms'
import { ForecastHint, useForecastHidden } from './forecast-hint'
import { type TrendDetail, curveModel } from './trend-models'
import type { TrendDetailSearch } from './trend-search'

export interface TrendKey {
  readonly name: string
  readonly gender: AskedGender
  readonly region: string
}

interface TrendCurveProps {
  readonly detail: TrendDetail
  readonly trendKey: TrendKey
  readonly search: TrendDetailSearch
  readonly onChange: ScreenSearch<TrendDetailSearch>['change']
}

/** The five-year curve; with others chosen, how they compare. */
export function TrendCurve({ detail, trendKey, search, onChange }: TrendCurveProps) {
  const { t, nameOf } = useTexts()
  const compared = search.compare ?? []
  const mapping = useEndpoint(trends.mapping, { region: trendKey.region })
  const choices = (mapping.data ?? [])
    .filter((trend) => trend.trend_id !== detail.trend.trend_id)
    .map((trend) => ({ value: trend.trend_id, label: nameOf(trend.trend_name, trend.trend_name_zh) }))
  return (
    <Section
      id="curve"
      title={t(compared.length === 0 ? 'curve.title' : 'curve.compared')}
      note={t(compared.length > 0 ? 'curve.compare_note' : detail.forecast ? 'curve.note' : 'curve.past_note')}
      aside={
        <FilterMulti
          label={t('curve.compare')}
          values={compared}
          choices={choices}
          max={4}
          width={320}
          onChange={(ids) => onChange({ compare: ids.length === 0 ? undefined : ids })}
        />
      }
    >
      {compared.length === 0 ? (
        <OwnCurve detail={detail} />
      ) : (
        <ComparedCurves detail={detail} trendKey={trendKey} search={search} onChange={onChange} />
      )}
    </Section>
  )
}

function OwnCurve({ detail }: Pick<TrendCurveProps, 'detail'>) {
  const texts = useTexts()
  const model = useMemo(() => curveModel(detail, texts), [detail, texts])
  const source = detail.sources[0] ?? detail.trend.source
  const zooms = useZooms()
  const isHidden = useForecastHidden(detail.forecast === null)
  return (
    <>
      <Chart
        title={texts.t('trend.curve_title', { name: texts.nameOf(detail.trend.name, detail.trend.trend_name_zh) })}
        model={model}
        height={CURVE_HEIGHT}
        zooms={zooms}
        source={<SourceLine source={source} />}
      />
      <CurveFiles detail={detail} />
      {isHidden && <ForecastHint words={texts.t('forecast.curve_ends')} />}
    </>
  )
}
