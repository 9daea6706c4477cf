import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SAMPLE_FILES } from '@trendee/contract/common/sample-files'
import { readWhole } from '@trendee/feeds/testing/read-fixture'
import { expect, it } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../web/public/samples', import.meta.url))

it('each sample file that is offered is there, and no other', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(SAMPLE_FILES.map(({ file }) => file).toSorted())
})

it.each(SAMPLE_FILES)('$file is recognised as $feed, and every row of it is read', async ({ file, feed }) => {
  const whole = await readWhole(join(FOLDER, file), { capturedOn: '2025-06-30' })
  expect(whole.feed).toBe(feed)
  expect(whole.rejects).toEqual([])
  expect(whole.records.length).toBeGreaterThan(7)
})
