import { expect, it, vi } from 'vitest'
import { patient } from './patient'

it('asks for a part until it comes', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'))
  load.mockResolvedValue('part')
  expect(await patient(load, 1)()).toBe('part')
  expect(load).toHaveBeenCalledTimes(3)
})
