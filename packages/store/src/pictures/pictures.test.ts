import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { addDelivery, deliveries, endDelivery, waitingDeliveries } from './picture-deliveries'
import { allowPictureHost, allowedPictureHosts, forbidPictureHost } from './picture-hosts'

const NOW = new Date('2026-03-10T12:00:00Z')
const LATER = new Date('2026-03-10T12:05:00Z')

describe.each(ENGINES)('pictures on $name', (engine) => {
  const db = useStore(engine)

  it('come from no host until one is allowed, and not once it is forbidden', async () => {
    expect(await allowedPictureHosts(db())).toEqual([])
    await allowPictureHost(db(), { host: 'b.example', allowsHttp: false }, NOW)
    await allowPictureHost(db(), { host: '*.a.example', allowsHttp: false }, NOW)
    await allowPictureHost(db(), { host: 'b.example', allowsHttp: true }, LATER)
    expect(await allowedPictureHosts(db())).toEqual([
      { host: '*.a.example', allowsHttp: false },
      { host: 'b.example', allowsHttp: true },
    ])
    await forbidPictureHost(db(), '*.a.example')
    await forbidPictureHost(db(), 'nobody.example')
    expect(await allowedPictureHosts(db())).toEqual([{ host: 'b.example', allowsHttp: true }])
  })

  it('that were handed in wait, oldest first, until it is said what came of them', async () => {
    await addDelivery(db(), { deliveryId: 'late', file: 'late.zip', bytes: 5_000_000_000 }, LATER)
    await addDelivery(db(), { deliveryId: 'early', file: 'early.zip', bytes: 7 }, NOW)
    expect(await waitingDeliveries(db())).toEqual(['early', 'late'])
    const end = { state: 'done', trouble: '', taken: 5, refused: 1, shown: 4 } as const
    await endDelivery(db(), 'early', end)
    expect(await waitingDeliveries(db())).toEqual(['late'])
    expect(await deliveries(db(), { page: 1, pageSize: 10 })).toMatchObject({
      total: 2,
      list: [
        { deliveryId: 'late', bytes: 5_000_000_000, state: 'waiting', deliveredAt: LATER },
        { deliveryId: 'early', file: 'early.zip', ...end },
      ],
    })
  })
})
