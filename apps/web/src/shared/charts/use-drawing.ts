import { type RefObject, useEffect, useRef, useState } from 'react'
import { useComputedColorScheme } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import type { Format } from '../format/format'
import type { ChartModel } from './chart-model'
import type { drawChart } from './draw-chart'
import { readColors } from './chart-theme'
import type { ECharts } from './echarts-runtime'

interface DrawingState {
  readonly element: RefObject<HTMLDivElement | null>
  readonly chart: RefObject<ECharts | null>
  readonly isReady: boolean
}

interface Runtime {
  readonly start: (element: HTMLElement) => ECharts
  readonly draw: typeof drawChart
}

async function loadRuntime(): Promise<Runtime> {
  const [echarts, drawing] = await Promise.all([import('./echarts-runtime'), import('./draw-chart')])
  return { start: echarts.startChart, draw: drawing.drawChart }
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
  const [runtime, setRuntime] = useState<Runtime | null>(null)
  const scheme = useComputedColorScheme('light')
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })

  useEffect(() => {
    let isWanted = true
    const take = (loaded: Runtime) => {
      if (isWanted) setRuntime(loaded)
    }
    void loadRuntime().then(take)
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
    const colors = readColors(box, scheme)
    chart.current?.setOption(runtime.draw(model, { colors, format, hidden, range, isStill }), { notMerge: true })
  }, [runtime, model, format, hidden, range, isStill, scheme])

  return { element, chart, isReady: runtime !== null }
}
