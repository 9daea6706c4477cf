import { useMemo } from 'react'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import { measuredSpan } from '../../shared/charts/measured-span'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import { pastOf } from '../../shared/trends/trend-path'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { ExportButton } from '../../shared/lists/export-button'
import { filterByNames } from '../../shared/lists/filter-by-names'
import { FilterMulti } from '../../shared/lists/filter-multi'
import { Section } from '../../shared/ui/screen'
import { SourceLine } from '../../shared/ui/source-line'
import { ComparedCurves } from './compared-curves'
import { CurveFiles } from './curve-files'
import { type TrendEvents, curveMarks, movingFestivals } from './curve-marks'
import { CURVE_HEIGHT, useZooms } from './curve-zooms'
import { ForecastHint, useForecastHidden } from '../../shared/trends/forecast-hint'
import { type TrendDetail, curveModel } from './trend-models'
import { type CurveSearch, MOST_COMPARED, type TrendDetailSearch } from './trend-search'
import classes from './trend-screen.module.css'

export interface TrendKey {
  readonly name: string
  readonly gender: AskedGender
  readonly region: string
}

interface TrendCurveProps {
  readonly detail: TrendDetail
  readonly trendKey: TrendKey
  readonly search: CurveSearch & Partial<Pick<TrendDetailSearch, 'as_of' | 'past'>>
  readonly onChange: ScreenSearch<CurveSearch>['change']
}

/** How long the curve is that is drawn, in words. */
function spanWords({ line }: TrendDetail, t: Translate): string {
  const { unit, count } = measuredSpan(line.values)
  return t(`span.${unit}`, { count })
}

/** The heading of a trend's own curve. */
export function curveHeading(detail: TrendDetail, t: Translate): string {
  return t(detail.forecast === null ? 'curve.past_title' : 'curve.title', { span: spanWords(detail, t) })
}

/** The curve as far as it is known; with others chosen, how they compare. */
export function TrendCurve({ detail, trendKey, search, onChange }: TrendCurveProps) {
  const { t, nameOf } = useTexts()
  const compared = search.compare ?? []
  const mapping = useEndpoint(trends.mapping, { region: trendKey.region })
  const choices = (mapping.data ?? [])
    .filter((trend) => trend.trend_id !== detail.trend.trend_id)
    .map((trend) => ({ value: trend.trend_id, label: nameOf(trend.trend_name, trend.trend_name_zh) }))
  const filter = filterByNames(
    new Map((mapping.data ?? []).map((trend) => [trend.trend_id, `${trend.trend_name} ${trend.trend_name_zh}`])),
  )
  return (
    <Section
      id="curve"
      title={compared.length === 0 ? curveHeading(detail, t) : t('curve.compared')}
      note={t(compared.length > 0 ? 'curve.compare_note' : detail.forecast ? 'curve.note' : 'curve.past_note')}
      aside={
        <FilterMulti
          label={t('curve.compare')}
          values={compared}
          choices={choices}
          max={MOST_COMPARED}
          filter={filter}
          width={320}
          onChange={(ids) => onChange({ compare: ids.length === 0 ? undefined : ids })}
        />
      }
    >
      {compared.length === 0 ? (
        <OwnCurve detail={detail} trendKey={trendKey} search={search} />
      ) : (
        <ComparedCurves detail={detail} trendKey={trendKey} search={search} onChange={onChange} />
      )}
    </Section>
  )
}

function OwnCurve({ detail, trendKey, search }: Omit<TrendCurveProps, 'onChange'>) {
  const texts = useTexts()
  const { past } = search
  const events = useEndpoint(trends.events, { ...trendKey, ...pastOf(search) })
  const model = useMemo(
    () => curveModel(detail, texts, { past: past ?? [], marks: curveMarks(detail, events.data, texts) }),
    [detail, texts, past, events.data],
  )
  const source = detail.sources[0] ?? detail.trend.source
  const zooms = useZooms(detail.forecast !== null)
  const span = spanWords(detail, texts.t)
  const isHidden = useForecastHidden(detail.forecast === null)
  return (
    <>
      <Chart
        title={texts.t(detail.forecast === null ? 'trend.curve_past_title' : 'trend.curve_title', {
          name: texts.nameOf(detail.trend.name, detail.trend.trend_name_zh),
          span,
        })}
        model={model}
        height={CURVE_HEIGHT}
        zooms={zooms}
        source={<SourceLine source={source} />}
        controls={<CurveExport detail={detail} trendKey={trendKey} day={search} />}
      />
      {events.data !== undefined && <MovingFestivals events={events.data} />}
      <CurveFiles detail={detail} />
      {isHidden && <ForecastHint words={texts.t('forecast.curve_ends')} />}
    </>
  )
}

/** Which festivals move the curve, and by how much; nothing where none is known of. */
function MovingFestivals({ events }: { readonly events: TrendEvents }) {
  const { t, format, nameOf } = useTexts()
  if (!events.festivals.some(({ mean_lift: lift }) => lift !== null)) return null
  const names = movingFestivals(events).map(({ name, name_zh: zh, mean_lift: lift }) =>
    t('curve.festival_found', { name: nameOf(name, zh), lift: format.growth(lift) }),
  )
  return (
    <p className={classes.events}>
      {names.length === 0 ? t('curve.festivals_none') : t('curve.festivals_found', { names: format.list(names) })}
    </p>
  )
}

interface CurveExportProps extends Pick<TrendCurveProps, 'detail' | 'trendKey'> {
  readonly day: PastDay
}

function CurveExport({ detail, trendKey, day }: CurveExportProps) {
  const { t } = useTexts()
  const weeks = detail.line.values.length + (detail.forecast?.mean.length ?? 0)
  return (
    <ExportButton
      what="trend-curve"
      file={`${detail.trend.trend_id}-${trendKey.region}-curve`}
      parameters={{ ...trendKey, ...pastOf(day) }}
      label={t('trend.export_curve')}
      rows={weeks}
    />
  )
}
