import { expect, it } from 'vitest'
import { closeInTurn } from './close-in-turn'

it('closes what comes after a part that fails or hangs', async () => {
  const closed: string[] = []
  const failed: string[] = []
  await closeInTurn(
    [
      { name: 'hanging', close: () => new Promise(() => undefined), withinMs: 10 },
      { name: 'failing', close: () => Promise.reject(new Error('no')) },
      {
        name: 'engines',
        close: async () => {
          closed.push('engines')
        },
      },
    ],
    (error, name) => failed.push(`${name}: ${(error as Error).message}`),
  )
  expect(closed).toEqual(['engines'])
  expect(failed).toEqual(['hanging: hanging did not close within 10 ms', 'failing: no'])
})
