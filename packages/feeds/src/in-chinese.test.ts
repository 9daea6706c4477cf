import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FEED_SENTENCES } from './feed-sentences'
import { chineseBy } from './in-chinese'
import { openFeed } from './read-feed'
import { FEEDS } from './registry'

const folder = mkdtempSync(join(tmpdir(), 'trendee-sentences-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inChinese = chineseBy(FEED_SENTENCES)
const holesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

describe('what is said of files and rows', () => {
  it('fills the same holes in both languages', () => {
    for (const [english, chinese] of Object.entries(FEED_SENTENCES)) {
      expect(chinese).toMatch(/[\u4e00-\u9fff]/)
      expect([english, holesOf(chinese)]).toEqual([english, holesOf(english)])
    }
  })

  it('is found whatever fills the holes, a sentence among them', () => {
    expect(inChinese('is empty')).toBe('为空')
    expect(inChinese('the row has 3 cells, the header 5')).toBe('该行有 3 个单元格，表头有 5 个')
    expect(inChinese('a (1).csv is empty')).toBe('a (1).csv 为空')
    expect(inChinese('$& $1.gz holds no text: the gzip archive is cut off')).toBe(
      '$& $1.gz 不含文本：gzip 压缩包不完整',
    )
    expect(inChinese('the row cannot be read: two\nlines')).toBe('该行无法读取：two\nlines')
  })

  it('stays as it is where the table has nothing', () => {
    for (const sentence of ['', 'Code: 243. DB::Exception: no room', 'toString', 'the row is full'])
      expect(inChinese(sentence)).toBe(sentence)
  })

  it('names in an unknown file what was found and what each feed looks for', async () => {
    const path = join(folder, 'notes.csv')
    writeFileSync(path, 'colour,weight\nred,3\n')
    const { message } = await openFeed(path).then(
      () => new Error('it was opened'),
      (error: Error) => error,
    )
    const chinese = inChinese(message)
    expect(chinese).toContain(`${path} 不是可识别的数据文件。文件内容：列 colour, weight。可识别的有：`)
    for (const { title, looksFor } of FEEDS) {
      expect(chinese).toContain(`${title.zh}（${looksFor.zh}）`)
      expect(chinese).not.toContain(looksFor.en)
    }
  })
})
