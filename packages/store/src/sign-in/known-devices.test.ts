import { beforeAll, describe, expect, it } from 'vitest'
import { ensureAccount } from '../accounts/accounts'
import { forgetDevices, isKnownDevice, newDevice, noteDevice } from './known-devices'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-01T10:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describe.each(ENGINES)('known devices on $name', (engine) => {
  const db = useStore(engine)
  const ids: string[] = []

  beforeAll(async () => {
    for (const name of ['ines', 'omar']) {
      ids.push(await ensureAccount(db(), { name, email: `${name}@shop.example`, password: 'x', role: '1' }))
    }
  })

  it('are known to the account that they signed in to, by a hash', async () => {
    const [ines = '', omar = ''] = ids
    const device = newDevice()
    expect(Buffer.from(device, 'base64url')).toHaveLength(32)
    await noteDevice(db(), ines, device, NOW)
    await noteDevice(db(), ines, device, NOW)
    expect(await isKnownDevice(db(), ines, device)).toBe(true)
    expect(await isKnownDevice(db(), omar, device)).toBe(false)
    expect(await isKnownDevice(db(), ines, newDevice())).toBe(false)
    expect(JSON.stringify(await db().selectFrom('known_device').selectAll().execute())).not.toContain(device)
  })

  it('are twenty at most, the ones that were used last', async () => {
    const [, omar = ''] = ids
    const devices = Array.from({ length: 22 }, newDevice)
    for (const [index, device] of devices.entries()) await noteDevice(db(), omar, device, after(index))
    const [first = '', second = '', third = ''] = devices
    expect(await isKnownDevice(db(), omar, first)).toBe(false)
    expect(await isKnownDevice(db(), omar, second)).toBe(false)
    expect(await isKnownDevice(db(), omar, third)).toBe(true)
  })

  it('are forgotten together', async () => {
    const [ines = ''] = ids
    const device = newDevice()
    await noteDevice(db(), ines, device)
    await forgetDevices(db(), ines)
    expect(await isKnownDevice(db(), ines, device)).toBe(false)
  })
})
