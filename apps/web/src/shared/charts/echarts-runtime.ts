import { BarChart, LineChart } from 'echarts/charts'
import { DataZoomComponent, GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import { type ECharts, init, use as register } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'

register([
  BarChart,
  LineChart,
  DataZoomComponent,
  GridComponent,
  LabelLayout,
  MarkLineComponent,
  TooltipComponent,
  SVGRenderer,
])

export type { ECharts }

/** Starts a chart on an element; the only place that names the drawing library's parts. */
export function startChart(element: HTMLElement): ECharts {
  return init(element, null, { renderer: 'svg' })
}
