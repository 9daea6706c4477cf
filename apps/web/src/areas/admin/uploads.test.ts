import { describe, expect, it } from 'vitest'
import { type Upload, isPictureArchive, uploadsAfter } from './uploads'

const file = (id: number, part: Partial<Upload> = {}): Upload => ({
  id,
  name: `${id}.csv`,
  bytes: 10,
  state: 'waiting',
  sent: 0,
  error: null,
  ...part,
})

describe('uploadsAfter', () => {
  it('adds to the end and changes one', () => {
    const added = uploadsAfter([file(1)], { kind: 'added', uploads: [file(2)] })
    expect(added.map((upload) => upload.id)).toEqual([1, 2])
    const changed = uploadsAfter(added, { kind: 'changed', id: 2, part: { state: 'sending', sent: 0.5 } })
    expect(changed).toEqual([file(1), file(2, { state: 'sending', sent: 0.5 })])
  })
  it('keeps what failed', () => {
    const left = uploadsAfter([file(1, { state: 'sent' }), file(2, { state: 'failed' })], { kind: 'tidied' })
    expect(left.map((upload) => upload.id)).toEqual([2])
  })
})

it.each([
  ['spring.zip', true],
  ['Spring.TAR.GZ', true],
  ['spring.tgz', true],
  ['spring.tar', true],
  ['products.csv.gz', false],
  ['zip.csv', false],
])('%s is an archive of pictures: %s', (name, isOne) => expect(isPictureArchive(name)).toBe(isOne))
