import { describe, expect, it } from 'vitest'
import { formatFor } from '../format/format'
import { type ChartModel, marksAt } from './chart-model'
import { type DrawSettings, drawChart } from './draw-chart'

const settings: DrawSettings = {
  colors: {
    accent: 'blue',
    ink: 'black',
    inkSoft: 'grey',
    inkFaint: 'silver',
    hairline: 'white',
    page: 'white',
    companions: ['red', 'green'],
    sans: 'sans',
  },
  format: formatFor('en'),
  hidden: new Set(),
  range: null,
  isStill: true,
}

const model: ChartModel = {
  x: ['2025-01-06', '2025-01-13', '2025-01-20'],
  kind: 'time',
  fromZero: true,
  write: String,
  series: [
    { id: 'known', name: 'Known', look: 'line', color: 'accent', values: [1, null, 3] },
    { id: 'ahead', name: 'Ahead', look: 'forecast', color: 1, values: [null, null, 4] },
  ],
  band: { name: '80%', lower: [null, null, 2], upper: [null, null, 7] },
}

interface Drawn {
  readonly id: string
  readonly data: unknown[]
  readonly connectNulls?: boolean
  readonly lineStyle: { readonly type?: unknown; readonly color?: string }
}
const drawn = (change: Partial<DrawSettings> = {}) => drawChart(model, { ...settings, ...change })['series'] as Drawn[]
const byId = (id: string) => drawn().find((series) => series.id === id)

describe('drawChart', () => {
  it('leaves gaps open', () => {
    // Each value stands alone between gaps, so a dot shows it.
    const dot = (value: unknown) => ({ value, symbol: 'circle', symbolSize: 5 })
    expect(byId('known')?.data).toEqual([dot(['2025-01-06', 1]), ['2025-01-13', null], dot(['2025-01-20', 3])])
    expect(byId('known')?.connectNulls).toBe(false)
  })
  it('dots what is not yet known and draws the rest through', () => {
    expect(byId('known')?.lineStyle.type).toBe('solid')
    expect(Array.isArray(byId('ahead')?.lineStyle.type)).toBe(true)
    expect(byId('ahead')?.lineStyle.color).toBe('green')
  })
  it('stacks the height of the band on its lower limit', () => {
    expect(byId('band-lower')?.data[2]).toEqual(['2025-01-20', 2])
    expect(byId('band-height')?.data[2]).toEqual(['2025-01-20', 5])
    expect(byId('band-height')?.data[0]).toEqual(['2025-01-06', null])
  })
  it('takes away what the reader hides', () => {
    expect(drawn({ hidden: new Set(['band', 'ahead']) }).map((series) => series.id)).toEqual(['known'])
  })
  it('puts rank 1 on top', () => {
    const axis = drawChart({ ...model, isInverted: true }, settings)['yAxis'] as { inverse: boolean; min: number }
    expect(axis).toMatchObject({ inverse: true, min: 1 })
  })
})

describe('the names of groups', () => {
  it.each([
    ['Under $10', 'Under\n$10'],
    ['$10–$12', '$10–\n$12'],
    ['$40 and over', '$40\nand over'],
    ['Women', 'Women'],
  ])('stand on two lines: %s', (name, drawn) => {
    const { xAxis } = drawChart({ ...model, x: [name], kind: 'labels' }, settings) as {
      xAxis: { axisLabel: { formatter: (text: string) => string } }
    }
    expect(xAxis.axisLabel.formatter(name)).toBe(drawn)
  })

  it('stacks parts of a whole in the colours that they are, up to all of it', () => {
    const parts: ChartModel = {
      ...model,
      kind: 'labels',
      series: [
        { id: 'red', name: 'Red', look: 'stack', color: '#c0392b', values: [0.4, null, 0.5] },
        { id: 'other', name: 'Other', look: 'stack', color: 'muted', values: [0.6, null, 0.5] },
      ],
    }
    const { series, yAxis } = drawChart(parts, settings) as unknown as {
      readonly series: { readonly stack?: string; readonly itemStyle: { readonly color: string } }[]
      readonly yAxis: { readonly max?: number }
    }
    const stacks = series.filter(({ stack }) => stack === 'whole')
    expect(stacks.map(({ itemStyle }) => itemStyle.color)).toEqual(['#c0392b', 'silver'])
    expect(yAxis.max).toBe(1)
    expect(
      (drawChart(model, settings) as unknown as { readonly yAxis: { readonly max?: number } }).yAxis.max,
    ).toBeUndefined()
  })

  it('draws what happened as lines through the weeks in which it did, once each, and none of what is hidden', () => {
    const marks = [
      {
        id: 'shows',
        name: 'Shows',
        color: 1 as const,
        marks: [
          { on: '2025-01-08', text: 'One' },
          { on: '2025-01-12', text: 'Two' },
          { on: '2025-01-26', text: 'Last day' },
          { on: '2025-01-27', text: 'After' },
          { on: '2024-12-31', text: 'Before' },
        ],
      },
    ]
    const marked = { ...model, marks }
    const series = drawChart(marked, settings)['series'] as (Drawn & { markLine?: { data: unknown } })[]
    expect(series.at(-1)?.markLine?.data).toEqual([{ xAxis: '2025-01-06' }, { xAxis: '2025-01-20' }])
    expect(marksAt(marked, 0).map(({ text }) => text)).toEqual(['One', 'Two'])
    expect(marksAt(marked, 1)).toEqual([])
    const hidden = new Set(['shows'])
    expect((drawChart(marked, { ...settings, hidden })['series'] as unknown[]).length).toBe(series.length - 1)
    expect(marksAt(marked, 0, hidden)).toEqual([])
  })
})
