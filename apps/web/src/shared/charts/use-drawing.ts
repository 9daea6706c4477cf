import { type RefObject, useEffect, useRef, useState } from 'react'
import { useComputedColorScheme } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import type { Format } from '../format/format'
import type { ChartModel } from './chart-model'
import { readColors } from './chart-theme'
import type { ECharts } from './echarts-runtime'

interface DrawingState {
  readonly element: RefObject<HTMLDivElement | null>
  readonly chart: RefObject<ECharts | null>
  readonly isReady: boolean
}

/** Keeps the drawing on an element in step with its model, the theme and the size of its box. */
export function useDrawing(
  model: ChartModel,
  format: Format,
  hidden: ReadonlySet<string>,
  range: readonly [string, string] | null,
): DrawingState {
  const element = useRef<HTMLDivElement | null>(null)
  const chart = useRef<ECharts | null>(null)
  const [runtime, setRuntime] = useState<{
    start: (element: HTMLElement) => ECharts
    draw: typeof import('./draw-chart').drawChart
  } | null>(null)
  const scheme = useComputedColorScheme('light')
  const isStill = useReducedMotion()

  useEffect(() => {
    let isWanted = true
    void Promise.all([import('./echarts-runtime'), import('./draw-chart')]).then(([echarts, drawing]) => {
      if (isWanted) setRuntime({ start: echarts.startChart, draw: drawing.drawChart })
    })
    return () => {
      isWanted = false
    }
  }, [])

  useEffect(() => {
    const box = element.current
    if (box === null || runtime === null) return undefined
    const started = runtime.start(box)
    chart.current = started
    const watcher = new ResizeObserver(() => started.resize())
    watcher.observe(box)
    return () => {
      watcher.disconnect()
      started.dispose()
      chart.current = null
    }
  }, [runtime])

  useEffect(() => {
    const box = element.current
    if (box === null || runtime === null) return
    const colors = readColors(box)
    chart.current?.setOption(runtime.draw(model, { colors, format, hidden, range, isStill }), { notMerge: true })
    // `scheme` is read through the page's style, so it has to be named here.
  }, [runtime, model, format, hidden, range, isStill, scheme])

  return { element, chart, isReady: runtime !== null }
}
