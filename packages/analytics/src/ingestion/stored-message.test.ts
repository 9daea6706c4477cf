import { expect, it } from 'vitest'
import { UnreadableFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import { shownMessage, storedMessage, storedReason } from './stored-message'

it('is told in both languages, of key and values alone', () => {
  expect(shownMessage(storedMessage('is empty'))).toEqual({ en: 'is empty', zh: '为空' })
  const stored = storedMessage({
    text: 'the row has {cells} cells, the header {columns}',
    values: { cells: 3, columns: 5 },
  })
  expect(JSON.parse(stored)).toEqual({ text: expect.any(String), values: { cells: 3, columns: 5 } })
  expect(shownMessage(stored)).toEqual({
    en: 'the row has 3 cells, the header 5',
    zh: '该行有 3 个单元格，表头有 5 个',
  })
})

it.each([
  '',
  'Code: 243. DB::Exception: no room',
  'toString',
  // As rows were stored before messages had values.
  'the row has 3 cells, the header 5',
  'notes.csv is no feed we know. Found: columns a. Looked for: shein (columns or keys b)',
  '{"text":"cut',
  '{"text":"is empty"}',
])('%j is shown as it is stored', (stored) => {
  expect(shownMessage(stored)).toEqual({ en: stored, zh: stored })
})

it('stays readable when its key has left the table', () => {
  const shown = 'a.csv was eaten: by a dog'
  const stored = JSON.stringify({ text: '{file} was eaten: {why}', values: { file: 'a.csv', why: 'by a dog' } })
  expect(shownMessage(stored)).toEqual({ en: shown, zh: shown })
})

it('names a file as people know it, not where it lies', () => {
  const names = new Map([['/data/uploads/7/my "best".csv', 'my "best".csv']])
  const path = '/data/uploads/7/my "best".csv'
  const why = `ENOENT: no such file, open '${path}'`
  const missing = new UnreadableFileError({ text: '{file} cannot be opened: {why}', values: { file: path, why } })
  expect(shownMessage(storedReason(missing, names))).toEqual({
    en: `my "best".csv cannot be opened: ENOENT: no such file, open 'my "best".csv'`,
    zh: `my "best".csv 无法打开：ENOENT: no such file, open 'my "best".csv'`,
  })
  const unknown = new UnrecognisedFeedError({
    text: '{file} is no feed we know. It holds {found}.{nearest}{next}',
    values: {
      file: path,
      found: { text: 'columns {names}', values: { names: 'a, b' } },
      nearest: {
        text: ' Nearest is {feed}, but it lacks {missing}.',
        values: { feed: { en: 'Shein products', zh: 'Shein 商品' }, missing: 'c' },
      },
      next: '',
    },
  })
  expect(shownMessage(storedReason(unknown, names)).zh).toBe(
    'my "best".csv 不是可识别的数据文件。文件内容：列 a, b。最接近的是Shein 商品，但缺少 c。',
  )
  expect(storedReason(new Error(`${path} is full`), names)).toBe('my "best".csv is full')
})
