import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { levelOf } from './level'
import { lifecycleOf, type LifecycleResult } from './lifecycle'
import { plantSeries, type PlantedEvent, type PlantedWorld, seasonalWorld } from './planted-series'
import { fitSeason } from './season'

const calm: PlantedWorld = {
  ...seasonalWorld(3),
  weeks: 200,
  base: 40,
  seasonLog: 0,
  growthLog: 0,
  noiseLog: 0.03,
  noiseMemory: 0,
  roundTo: 1,
}

function stageOf(world: PlantedWorld, events: readonly PlantedEvent[] = [], ahead?: number): LifecycleResult | null {
  const series = plantSeries(world, events)
  const season = fitSeason(series)
  const last = series.values.at(-1) ?? 0
  const forecast: WeeklySeries | undefined =
    ahead === undefined
      ? undefined
      : { start: addWeeks(series.start, series.values.length), values: Array.from({ length: 52 }, () => last * ahead) }
  return lifecycleOf(season, levelOf(season), forecast)
}

describe('lifecycleOf', () => {
  it('calls a new jump emerging and a jump of a grower growing', () => {
    expect(stageOf(calm, [{ fromWeek: 195, factor: 2 }])).toMatchObject({
      stage: 'emerging',
      why: { rule: 'rise_is_new' },
    })
    const grower = { ...calm, growthLog: 0.5 }
    expect(stageOf(grower, [{ fromWeek: 195, factor: 2 }])).toMatchObject({
      stage: 'growing',
      why: { rule: 'rise_goes_on' },
    })
    expect(stageOf(grower)?.stage).toBe('growing')
  })

  it('calls a rise that stopped peaking, and lets the forecast decide when there is one', () => {
    const risen = [
      { fromWeek: 170, factor: 1.6, rampWeeks: 8 },
      { fromWeek: 192, factor: 0.96 },
    ]
    expect(stageOf(calm, risen)?.stage).toBe('peaking')
    const rising = [{ fromWeek: 180, factor: 1.6, rampWeeks: 20 }]
    expect(stageOf(calm, rising)?.stage).not.toBe('peaking')
    expect(stageOf(calm, rising, 0.6)).toMatchObject({ stage: 'peaking', why: { rule: 'high_and_turning' } })
    expect(stageOf(calm, rising, 1.1)?.stage).not.toBe('peaking')
  })

  it('calls a fall declining and stillness stable', () => {
    expect(stageOf({ ...calm, growthLog: -0.5 })?.stage).toBe('declining')
    expect(stageOf(calm, [{ fromWeek: 190, factor: 0.7 }])?.stage).toBe('declining')
    expect(stageOf(calm)).toMatchObject({ stage: 'stable', why: { rule: 'stands_still', ahead: null } })
  })

  it('calls a trend that only follows its season seasonal, at every time of the year', () => {
    for (let weeks = 150; weeks <= 202; weeks += 4) {
      const result = stageOf({
        ...calm,
        weeks,
        seasonLog: 0.9,
        peakWeek: 49,
        peakWidthWeeks: 6,
        seasonHeightSpread: 0,
        seasonDateSpread: 0,
      })
      expect(result, `${weeks} weeks`).toMatchObject({ stage: 'seasonal', why: { rule: 'only_season' } })
    }
  })

  it('has no stage for a series too short for a level', () => {
    expect(stageOf({ ...calm, weeks: 59 })).toBeNull()
    expect(stageOf({ ...calm, weeks: 60 })?.stage).toBe('stable')
  })
})
