import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { UnreadableFileError } from './feed'
import { type FeedMessage, SENTENCES, messageText } from './feed-message'
import { openFeed } from './read-feed'

const folder = mkdtempSync(join(tmpdir(), 'trendee-messages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const both = (message: FeedMessage) => [messageText(message, 'en'), messageText(message, 'zh')]
const holesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

describe('a message', () => {
  it('has the same holes in both languages', () => {
    for (const [english, chinese] of Object.entries(SENTENCES)) {
      expect(chinese).toMatch(/[\u4e00-\u9fff]/)
      expect([english, holesOf(chinese)]).toEqual([english, holesOf(english)])
    }
  })

  it('is said in both languages, its values filled in, another message among them', () => {
    expect(both('is empty')).toEqual(['is empty', '为空'])
    expect(both({ text: 'the row has {cells} cells, the header {columns}', values: { cells: 3, columns: 5 } })).toEqual(
      ['the row has 3 cells, the header 5', '该行有 3 个单元格，表头有 5 个'],
    )
    expect(
      both({
        text: '{file} holds no text: {why}',
        values: { file: '$& {why}.gz', why: 'the gzip archive is cut off' },
      }),
    ).toEqual(['$& {why}.gz holds no text: the gzip archive is cut off', '$& {why}.gz 不含文本：gzip 压缩包不完整'])
    const why = { text: 'the gzip archive is damaged: {why}', values: { why: 'two\nlines' } } as const
    expect(both({ text: '{file} holds no text: {why}', values: { file: 'a', why } })[1]).toBe(
      'a 不含文本：gzip 压缩包已损坏：two\nlines',
    )
  })

  it('names in an unknown file what was found, the nearest feed and what it lacks for it', async () => {
    const path = join(folder, 'notes.csv')
    writeFileSync(path, 'Product_ID,Product_Name,Gender,weight\n1,Linen shirt,women,3\n')
    const error = await openFeed(path).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof UnreadableFileError)) throw new Error('it was opened')
    const [english, chinese] = both(error.detail)
    expect(error.message).toBe(english)
    expect(english).toBe(
      `${path} is no feed we know. It holds columns Product_ID, Product_Name, Gender, weight. Nearest is Product catalogue, but it lacks Product_Brand, Price. Say what its columns hold: on the Data screen, or with trendee map.`,
    )
    expect(chinese).toBe(
      `${path} 不是可识别的数据文件。文件内容：列 Product_ID, Product_Name, Gender, weight。最接近的是商品目录，但缺少 Product_Brand, Price。请说明各列的含义：在“数据”页面，或使用 trendee map。`,
    )
  })
})
