import { useMemo } from 'react'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trends } from '@trendee/contract/trends/trends'
import { Skeleton } from '@mantine/core'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import { useTexts } from '../../shared/i18n/use-texts'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { DataView } from '../../shared/ui/data-view'
import { FilterMulti, FilterSegment } from '../../shared/lists/filter-bar'
import { Section } from '../../shared/ui/screen'
import { SourceLine } from '../../shared/ui/source-line'
import { CurveFiles } from './curve-files'
import { ForecastHint, useForecastHidden } from './forecast-hint'
import { type TrendDetail, compareModel, curveModel } from './trend-models'
import { SHOWN, type TrendDetailSearch } from './trend-search'
import classes from './trend-screen.module.css'

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

const HEIGHT = 400

/** The five-year curve; with others chosen, all of them on one scale. */
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
      title={compared.length === 0 ? t('curve.title') : t('curve.compare_title')}
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

function useZooms() {
  const { t } = useTexts()
  return [
    { label: t('chart.year', { count: 1 }), days: 731 },
    { label: t('chart.year', { count: 3 }), days: 1461 },
  ]
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
        height={HEIGHT}
        zooms={zooms}
        source={<SourceLine source={source} />}
      />
      <CurveFiles detail={detail} />
      {isHidden && <ForecastHint words={texts.t('forecast.curve_ends')} />}
    </>
  )
}

function ComparedCurves({ detail, trendKey, search, onChange }: TrendCurveProps) {
  const texts = useTexts()
  const { t } = texts
  const { show } = search
  const subject = detail.trend.trend_id
  const lines = useEndpoint(trends.trendLine, {
    names: [subject, ...(search.compare ?? [])],
    gender: trendKey.gender,
    region: trendKey.region,
    show,
  })
  const model = useMemo(
    () => (lines.data === undefined ? null : compareModel(lines.data, subject, texts)),
    [lines.data, subject, texts],
  )
  const zooms = useZooms()
  return (
    <>
      <div className={classes.compare}>
        <FilterSegment
          label={t('curve.show')}
          value={show}
          choices={SHOWN.map((value) => ({
            value,
            label: t(value === 'interest' ? 'curve.interest' : 'curve.adjusted'),
          }))}
          onChange={(value) => onChange({ show: value as typeof show })}
        />
      </div>
      <DataView query={lines} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => (
          <>
            {data.unknown.length > 0 && (
              <p className={classes.warn}>{t('curve.unknown', { names: texts.format.list(data.unknown) })}</p>
            )}
            {data.lines.some((line) => !line.comparable) && <p className={classes.warn}>{t('curve.scales')}</p>}
            {model !== null && (
              <Chart
                title={t('curve.compare_title')}
                model={model}
                height={HEIGHT}
                zooms={zooms}
                source={<SourceLine source={detail.trend.source} />}
              />
            )}
          </>
        )}
      </DataView>
    </>
  )
}
