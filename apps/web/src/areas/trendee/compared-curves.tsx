import { useMemo } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { trendLine } from '@trendee/contract/trends/trend-line'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { DataView } from '../../shared/ui/data-view'
import { SourceLine } from '../../shared/ui/source-line'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { CURVE_HEIGHT, useZooms } from './curve-zooms'
import { type CompareView, type TrendDetail, type TrendLines, compareModel } from './trend-models'
import type { TrendKey } from './trend-curve'
import { COMPARED_IN, SHOWN, type CurveSearch } from './trend-search'
import classes from './trend-screen.module.css'

interface ComparedCurvesProps {
  readonly detail: TrendDetail
  readonly trendKey: TrendKey
  readonly search: CurveSearch
  readonly onChange: ScreenSearch<CurveSearch>['change']
}

/** The trend with others: in height where they are on one scale, in growth since a common date in any case. */
export function ComparedCurves({ detail, trendKey, search, onChange }: ComparedCurvesProps) {
  const { t } = useTexts()
  const { show } = search
  const lines = useEndpoint(trendLine, {
    names: [detail.trend.trend_id, ...(search.compare ?? [])],
    gender: trendKey.gender,
    region: trendKey.region,
    show,
  })
  const view = search.in ?? firstView(lines.data, detail.trend.trend_id)
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
        <FilterSegment
          label={t('curve.compared_in')}
          value={view}
          choices={COMPARED_IN.map((value) => ({ value, label: t(`curve.in_${value}`) }))}
          onChange={(value) => onChange({ in: value as CompareView })}
        />
      </div>
      <DataView query={lines} skeleton={<Skeleton height={CURVE_HEIGHT} />}>
        {(data) => <Comparison lines={data} detail={detail} view={view} onGrowth={() => onChange({ in: 'growth' })} />}
      </DataView>
    </>
  )
}

/** In height, unless nothing is on the trend's scale and growths can be compared. */
function firstView(lines: TrendLines | undefined, subject: string): CompareView {
  if (lines === undefined || lines.growth === null) return 'height'
  return lines.lines.some((line) => line.trend_id !== subject && line.comparable) ? 'height' : 'growth'
}

interface ComparisonProps {
  readonly lines: TrendLines
  readonly detail: TrendDetail
  readonly view: CompareView
  readonly onGrowth: () => void
}

function Comparison({ lines, detail, view, onGrowth }: ComparisonProps) {
  const texts = useTexts()
  const { t, format } = texts
  const subject = detail.trend.trend_id
  const model = useMemo(() => compareModel(lines, subject, view, texts), [lines, subject, view, texts])
  const zooms = useZooms(false)
  const since = lines.growth && format.day(lines.growth.since)
  return (
    <>
      {lines.unknown.length > 0 && (
        <p className={classes.warn}>{t('curve.unknown', { names: format.list(lines.unknown) })}</p>
      )}
      {view === 'height' && <ScaleWords lines={lines} detail={detail} onGrowth={onGrowth} />}
      {view === 'growth' && (
        <p className={classes.note}>
          {since === null ? t('curve.growth_none') : t('curve.growth_note', { day: since })}
        </p>
      )}
      {model.series.length > 0 && (
        <Chart
          title={view === 'growth' ? t('curve.growth_title', { day: since ?? '' }) : t('curve.compare_title')}
          model={model}
          height={CURVE_HEIGHT}
          zooms={zooms}
          source={<SourcesOfLines lines={lines.lines} />}
        />
      )}
    </>
  )
}

/** Where the curves come from: one line where all are of one source, else one for each source with the names of its trends. */
function SourcesOfLines({ lines }: Pick<TrendLines, 'lines'>) {
  const { format, nameOf } = useTexts()
  const bySource = [...new Set(lines.map(({ source }) => JSON.stringify(source)))].map((key) =>
    lines.filter(({ source }) => JSON.stringify(source) === key),
  )
  return bySource.map((alike) => {
    const [first] = alike
    if (first === undefined) return null
    return (
      <span key={first.trend_id} className={classes.sourceOf}>
        {bySource.length > 1 && `${format.list(alike.map((line) => nameOf(line.name, line.trend_name_zh)))}: `}
        <SourceLine source={first.source} />
      </span>
    )
  })
}

/** Which curves are on one scale and how surely, and which are not. */
function ScaleWords({ lines: { lines }, detail, onGrowth }: Omit<ComparisonProps, 'view'>) {
  const { t, format, nameOf } = useTexts()
  const subject = nameOf(detail.trend.name, detail.trend.trend_name_zh)
  const named = lines.map((line) => ({ ...line, shown: nameOf(line.name, line.trend_name_zh) }))
  const scaled = named.filter((line) => line.comparable && (line.scale_error ?? 0) > 0)
  const apart = named.filter((line) => !line.comparable)
  return (
    <>
      {apart.length < lines.length - 1 && <p className={classes.note}>{t('curve.one_scale')}</p>}
      {scaled.length > 0 && (
        <p className={classes.note}>
          {t('curve.scale_error', {
            subject,
            names: format.list(
              scaled.map(({ shown, scale_error: error }) =>
                t('curve.scale_of', { name: shown, error: format.share(error) }),
              ),
            ),
          })}
        </p>
      )}
      {apart.length > 0 && (
        <p className={classes.warn}>
          {t('curve.not_linked', { names: format.list(apart.map(({ shown }) => shown)), subject })}{' '}
          <Button size="compact-sm" variant="default" onClick={onGrowth}>
            {t('curve.see_growth')}
          </Button>
        </p>
      )}
    </>
  )
}
