import type { EChartsCoreOption } from 'echarts/core'
import type { Format } from '../format/format'
import { type ChartMarks, type ChartModel, type ChartSeries, markedPlaces, marksAt } from './chart-model'
import { type ChartColors, colorOf } from './chart-theme'

export interface DrawSettings {
  readonly colors: ChartColors
  readonly format: Format
  readonly hidden: ReadonlySet<string>
  /** First and last x shown; the whole when absent. */
  readonly range: readonly [string, string] | null
  readonly isStill: boolean
}

const DOTTED = [1.5, 4]
const STEPS: Partial<Record<ChartSeries['look'], 'start' | 'end'>> = { step: 'end', span: 'start' }

/** From model to the drawing library's options; pure, so that it can be read and tested without a page. */
export function drawChart(model: ChartModel, settings: DrawSettings): EChartsCoreOption {
  const { colors, hidden } = settings
  const shown = model.series.filter((series) => !hidden.has(series.id))
  const hasLabels = shown.some((series) => series.isLabelled)
  return {
    animation: !settings.isStill,
    animationDuration: 300,
    animationDurationUpdate: 180,
    textStyle: { fontFamily: colors.sans, fontSize: 12, color: colors.inkSoft },
    grid: { left: 4, right: hasLabels ? 96 : 12, top: 14, bottom: 4, outerBoundsMode: 'same' },
    xAxis: xAxis(model, settings),
    yAxis: {
      type: 'value',
      scale: !model.fromZero,
      inverse: model.isInverted ?? false,
      ...(shown.some(({ look }) => look === 'stack') ? { max: 1 } : {}),
      min: model.isInverted ? 1 : null,
      splitNumber: 4,
      // Where fractions are not written, one mark would be named like the next.
      ...(model.write(0.4) === model.write(0) ? { minInterval: 1 } : {}),
      axisLabel: { color: colors.inkFaint, fontSize: 11, formatter: (value: number) => model.write(value) },
      splitLine: { lineStyle: { color: colors.hairline, width: 1 } },
    },
    dataZoom:
      model.kind === 'time'
        ? [{ type: 'inside', zoomOnMouseWheel: 'ctrl', moveOnMouseMove: true, ...zoomTo(settings) }]
        : [],
    tooltip: tooltip(model, settings),
    series: [
      ...bandSeries(model, settings),
      ...shown.map((series) => seriesOption(series, model, colors)),
      ...(model.marks ?? []).filter(({ id }) => !hidden.has(id)).map((kind) => markSeries(kind, model, colors)),
    ],
  }
}

function zoomTo({ range }: DrawSettings): object {
  return range === null ? { start: 0, end: 100 } : { startValue: range[0], endValue: range[1] }
}

const DAY_MS = 86_400_000

/** Names of groups stand side by side on a phone, too: `Under / $10`, `$10– / $12`. */
function onTwoLines(name: string): string {
  return name.replace(/–| /, (mark) => `${mark.trim()}\n`)
}

function xAxis(model: ChartModel, { colors, format }: DrawSettings): object {
  const base = {
    axisLine: { lineStyle: { color: colors.hairline } },
    axisTick: { show: false },
    splitLine: { show: false },
    axisPointer: { lineStyle: { color: colors.inkFaint, width: 1, type: 'solid' } },
  }
  const label = { color: colors.inkFaint, fontSize: 11, hideOverlap: true }
  // A few groups can all be named; `auto` would leave out every second one.
  const interval = model.x.length <= 8 ? 0 : 'auto'
  if (model.kind === 'labels') {
    const axisLabel = { ...label, interval, formatter: onTwoLines, lineHeight: 14 }
    return { ...base, type: 'category', data: [...model.x], axisLabel }
  }
  const isLong = model.x.length > 0 && Date.parse(model.x.at(-1) ?? '') - Date.parse(model.x[0] ?? '') > 200 * DAY_MS
  const write = (ms: number) => {
    const day = new Date(ms).toISOString().slice(0, 10)
    return isLong ? format.month(day) : format.shortDay(day)
  }
  return { ...base, type: 'time', axisLabel: { ...label, formatter: write }, splitNumber: 6, minInterval: DAY_MS }
}

function points(model: ChartModel, values: readonly (number | null)[]): (number | null | [string, number | null])[] {
  return model.kind === 'labels' ? [...values] : model.x.map((x, index) => [x, values[index] ?? null])
}

/** A value between two gaps has no line of its own: a dot shows it. */
function linePoints(model: ChartModel, values: readonly (number | null)[]): unknown[] {
  return points(model, values).map((point, index) => {
    const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    if ((values[index] ?? null) === null || !isAlone) return point
    return { value: point, symbol: 'circle', symbolSize: 5 }
  })
}

function seriesOption(series: ChartSeries, model: ChartModel, colors: ChartColors): object {
  const color = colorOf(series.color, colors)
  if (series.look === 'bar') {
    return {
      id: series.id,
      name: series.name,
      type: 'bar',
      data: points(model, series.values),
      itemStyle: { color, borderRadius: [2, 2, 0, 0] },
      barMaxWidth: 36,
      barCategoryGap: '22%',
    }
  }
  if (series.look === 'stack') {
    return {
      id: series.id,
      name: series.name,
      type: 'bar',
      stack: 'whole',
      data: points(model, series.values),
      // A hairline between two colours that are nearly the same.
      itemStyle: { color, borderColor: colors.page, borderWidth: 0.5 },
      barCategoryGap: '8%',
    }
  }
  const isDotted = series.look === 'forecast' || series.look === 'unfinished'
  return {
    id: series.id,
    name: series.name,
    type: 'line',
    data: linePoints(model, series.values),
    connectNulls: false,
    symbol: 'none',
    showAllSymbol: true,
    step: STEPS[series.look] ?? false,
    lineStyle: { color, width: series.look === 'thin' ? 1 : 1.75, type: isDotted ? DOTTED : 'solid', cap: 'round' },
    itemStyle: { color },
    emphasis: { disabled: true },
    endLabel: series.isLabelled
      ? { show: true, formatter: () => series.name, color, fontSize: 12, width: 88, overflow: 'truncate', distance: 6 }
      : { show: false },
    labelLayout: { moveOverlap: 'shiftY' },
    z: series.color === 'accent' ? 4 : 3,
  }
}

/** Two invisible lines with the area between them filled: the lower limit, and the height of the band stacked on it. */
function bandSeries(model: ChartModel, { colors, hidden }: DrawSettings): object[] {
  const band = model.band
  if (band === undefined || hidden.has('band')) return []
  const height = band.upper.map((upper, index) => {
    const lower = band.lower[index] ?? null
    return upper === null || lower === null ? null : upper - lower
  })
  const base = { type: 'line', stack: 'band', stackStrategy: 'all', showSymbol: false, silent: true, z: 1 }
  const unseen = { lineStyle: { opacity: 0 }, itemStyle: { opacity: 0 }, tooltip: { show: false } }
  return [
    { ...base, ...unseen, id: 'band-lower', name: '', data: points(model, band.lower) },
    {
      ...base,
      ...unseen,
      id: 'band-height',
      name: '',
      data: points(model, height),
      areaStyle: { color: colors.accent, opacity: 0.13 },
    },
  ]
}

/** Thin lines through the chart with a dot at the top; what they stand for is said by the tooltip. */
function markSeries(kind: ChartMarks, { x }: ChartModel, colors: ChartColors): object {
  const color = colorOf(kind.color, colors)
  return {
    id: `marks-${kind.id}`,
    name: kind.name,
    type: 'line',
    // A line of its own that is never seen: lines through a chart need a series to stand on.
    data: x.slice(0, 1).map((day) => [day, null]),
    tooltip: { show: false },
    markLine: {
      silent: true,
      animation: false,
      symbol: ['none', 'circle'],
      symbolSize: 5,
      label: { show: false },
      lineStyle: { color, width: 1, type: 'solid', opacity: 0.35 },
      itemStyle: { color },
      data: markedPlaces(kind, x).map((place) => ({ xAxis: x[place] })),
    },
  }
}

interface TooltipItem {
  readonly seriesId: string
  readonly seriesName: string
  readonly dataIndex: number
}

function tooltip(model: ChartModel, { colors, format, hidden }: DrawSettings): object {
  return {
    trigger: 'axis',
    confine: true,
    backgroundColor: colors.page,
    borderColor: colors.hairline,
    borderWidth: 1,
    padding: [8, 12],
    textStyle: { color: colors.ink, fontSize: 12, fontFamily: colors.sans },
    extraCssText: 'box-shadow: var(--shadow); border-radius: 6px;',
    formatter: (items: TooltipItem | TooltipItem[]) => {
      const first = Array.isArray(items) ? items[0] : items
      return first === undefined ? '' : tooltipAt(first.dataIndex, model, { colors, format, hidden })
    },
  }
}

/** Elements rather than markup: names come from feeds and must stay text. */
function tooltipAt(
  index: number,
  model: ChartModel,
  { colors, format, hidden }: Pick<DrawSettings, 'colors' | 'format' | 'hidden'>,
): HTMLElement {
  const box = document.createElement('div')
  const x = model.x[index] ?? ''
  const title = box.appendChild(document.createElement('div'))
  title.textContent = model.kind === 'time' ? format.day(x) : x
  title.style.cssText = `color:${colors.inkFaint};margin-bottom:4px`
  const line = (name: string, text: string, color: string) => {
    const row = box.appendChild(document.createElement('div'))
    row.style.cssText = 'display:flex;gap:16px;justify-content:space-between;align-items:baseline'
    const label = row.appendChild(document.createElement('span'))
    label.style.cssText = `border-left:3px solid ${color};padding-left:7px`
    label.textContent = name
    const value = row.appendChild(document.createElement('b'))
    value.style.cssText = 'font-weight:600;font-variant-numeric:tabular-nums'
    value.textContent = text
  }
  for (const series of model.series) {
    const value = series.values[index] ?? null
    if (value !== null && !hidden.has(series.id)) line(series.name, model.write(value), colorOf(series.color, colors))
  }
  const lower = model.band?.lower[index] ?? null
  const upper = model.band?.upper[index] ?? null
  if (model.band !== undefined && lower !== null && upper !== null && lower !== upper) {
    line(model.band.name, `${model.write(lower)} – ${model.write(upper)}`, colors.hairline)
  }
  for (const { text } of marksAt(model, index, hidden)) {
    const mark = box.appendChild(document.createElement('div'))
    mark.textContent = text
    mark.style.cssText = `color:${colors.inkSoft};margin-top:4px;max-width:260px;white-space:normal`
  }
  return box
}
