import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { DiskRoom, NoRoomError, answerOfFullDisk, waitingForRoom } from './disk-room'

it('is required with something left over', async () => {
  const room = new DiskRoom(tmpdir(), 0)
  const free = await room.freeBytes()
  expect(free).toBeGreaterThan(0)
  await room.require(free / 2)
  await expect(new DiskRoom(tmpdir(), 2 * free).require(0)).rejects.toThrow(NoRoomError)
  await expect(room.require(2 * free)).rejects.toThrow(/MB are free, \d+ MB are needed/)
})

it.each([
  [new NoRoomError(1e6, 64e6)],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  [Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })],
  [new Error('Cannot write to file, errno: 28, strerror: No space left on device')],
])('tells a full disk from other failures: %s', (error) => {
  expect(waitingForRoom(error)).not.toBeNull()
  expect(answerOfFullDisk(error)).toMatchObject({ kind: 'storage_full' })
})

it('leaves other failures as they are', () => {
  const error = new Error('no feed we know')
  expect(waitingForRoom(error)).toBeNull()
  expect(answerOfFullDisk(error)).toBe(error)
})
