import { describe, expect, it } from 'vitest'
import { demoPassword, isDemoClosed, saveDemoPassword, saveSetting, setting } from './settings'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-10T12:00:00Z')

describe.each(ENGINES)('settings on $name', (engine) => {
  const db = useStore(engine)

  it('are unknown until set, and the last word counts', async () => {
    expect(await setting(db(), 'advertising')).toBeNull()
    await saveSetting(db(), 'advertising', { alert_time: 5, words: ['ä'] }, NOW)
    await saveSetting(db(), 'advertising', { alert_time: 9 }, NOW)
    await saveSetting(db(), 'other', {}, NOW)
    expect(await setting(db(), 'advertising')).toEqual({ alert_time: 9 })
    expect([await demoPassword(db()), await isDemoClosed(db())]).toEqual([null, false])
    await saveDemoPassword(db(), 'trendee-demo', NOW)
    expect([await demoPassword(db()), await isDemoClosed(db())]).toEqual(['trendee-demo', false])
    await saveDemoPassword(db(), null, NOW)
    expect([await demoPassword(db()), await isDemoClosed(db())]).toEqual([null, true])
  })
})
