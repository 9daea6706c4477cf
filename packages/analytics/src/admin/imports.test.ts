import { expect, it } from 'vitest'
import type { ImportRow } from '../ingestion/import-runs'
import { STAGES } from '../derive/stages'
import { storedMessage } from '../ingestion/stored-message'
import { liveImport, withDeriving } from './imports'

const ROW: ImportRow = {
  importId: 'i',
  feed: 'shein',
  file: 'shein.csv',
  fileHash: '0'.repeat(64),
  bytes: 1,
  bytesRead: 1,
  state: 'loaded',
  message: '',
  rowsRead: 1,
  rowsLoaded: 1,
  rowsDuplicate: 0,
  rowsRejected: 0,
  rowsLeftOut: 0,
  leftOut: [],
  names: [],
  told: {},
  unread: [],
  notes: [],
  seconds: 1,
  capturedOn: '2025-03-01',
  isDayGiven: true,
  coverage: [],
  isDemo: false,
  startedAt: 1_740_000_000,
}

it('says which stage is derived of an import whose rows are in, and of no other', () => {
  const products = STAGES.find(({ name }) => name === 'products')
  if (!products) throw new Error('there is no stage')
  const deriving = { step: 1, steps: 7, stage: products, platform: 'shein' }
  expect(withDeriving(liveImport(ROW), deriving, null)).toMatchObject({
    state: 'deriving',
    message: 'Step 1 of 7: products (shein)',
    message_zh: '第 1 步，共 7 步：商品 (shein)',
  })
  expect(withDeriving(liveImport(ROW), { ...deriving, platform: '' }, null).message).toBe('Step 1 of 7: products')
  expect(withDeriving(liveImport(ROW), null, null).message).toBe('')
  expect(withDeriving(liveImport({ ...ROW, state: 'running' }), deriving, null).message).toBe('')
})

it('says why deriving failed while it waits to be tried again, of an import whose rows are in, and of no other', () => {
  const text = 'Computing trends failed: {why}. It is tried again by itself.'
  const trouble = storedMessage({ text, values: { why: 'no space left' } })
  expect(withDeriving(liveImport(ROW), null, trouble)).toMatchObject({
    state: 'deriving',
    message: 'Computing trends failed: no space left. It is tried again by itself.',
    message_zh: '趋势计算失败：no space left。系统会自动重试。',
  })
  expect(withDeriving(liveImport({ ...ROW, state: 'done' }), null, trouble).message).toBe('')
})
