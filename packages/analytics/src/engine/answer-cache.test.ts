import { describe, expect, it, vi } from 'vitest'
import { AnswerCache, changedTables } from './answer-cache'

/** A question about `trendee.<table>` that answers with a number of its own each time it is really asked. */
function questions(memory: AnswerCache) {
  let asked = 0
  return {
    ask: (name: string, table = 'product') =>
      memory.answer(name, `SELECT 1 FROM trendee.${table}`, () => Promise.resolve([{ n: (asked += 1) }])),
    get asked() {
      return asked
    },
  }
}

describe('a cache of answers', () => {
  it('asks a question once, and another one for itself', async () => {
    const { ask } = questions(new AnswerCache())
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 1 }]])
  })
  it('asks once what many ask at the same time', async () => {
    const memory = new AnswerCache()
    let answer: (rows: number[]) => void = () => undefined
    const ask = vi.fn<() => Promise<number[]>>(() => new Promise<number[]>((resolve) => (answer = resolve)))
    const all = Array.from({ length: 8 }, () => memory.answer('q', 'SELECT 1', ask))
    answer([7])
    expect(await Promise.all(all)).toEqual(Array.from({ length: 8 }, () => [7]))
    expect(ask).toHaveBeenCalledTimes(1)
  })
  it('forgets what was read from a table, and nothing else', async () => {
    const memory = new AnswerCache()
    const { ask } = questions(memory)
    await Promise.all([ask('a'), ask('b', 'post')])
    memory.forget(['product'])
    expect([await ask('a'), await ask('b', 'post')]).toEqual([[{ n: 3 }], [{ n: 2 }]])
    memory.forget([])
    expect(await ask('b', 'post')).toEqual([{ n: 4 }])
  })
  it('does not keep what was asked before a write and answered after it', async () => {
    const memory = new AnswerCache()
    let answer: (rows: string[]) => void = () => undefined
    const before = memory.answer('q', 'SELECT 1 FROM trendee.look', () => new Promise((resolve) => (answer = resolve)))
    memory.forget(['look'])
    const after = memory.answer('q', 'SELECT 1 FROM trendee.look', () => Promise.resolve(['new']))
    answer(['old'])
    expect([await before, await after]).toEqual([['old'], ['new']])
    expect(await memory.answer('q', '', () => Promise.reject(new Error('asked again')))).toEqual(['new'])
  })
  it('keeps no errors', async () => {
    const memory = new AnswerCache()
    await expect(memory.answer('q', '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await memory.answer('q', '', () => Promise.resolve(['yes']))).toEqual(['yes'])
  })
  it('keeps the answers asked last, no more than it may', async () => {
    const asking = questions(new AnswerCache({ maxAnswers: 2 }))
    for (const name of ['a', 'b', 'a', 'c', 'a']) await asking.ask(name)
    expect(asking.asked).toBe(3)
    await asking.ask('b')
    expect(asking.asked).toBe(4)
  })
  it('is bounded in bytes, and keeps no answer that would push out all others', async () => {
    const memory = new AnswerCache({ maxBytes: 20_000 })
    const asked: string[] = []
    const ask = (name: string, length: number) =>
      memory.answer(name, '', () => {
        asked.push(name)
        return Promise.resolve(['x'.repeat(length)])
      })
    // A letter takes two bytes: ten of these fit, and one of 2,000 letters is more than an eighth.
    for (let index = 0; index < 12; index += 1) await ask(`q${index}`, 900)
    await ask('huge', 2000)
    asked.length = 0
    await ask('q11', 900)
    await ask('q0', 900)
    await ask('huge', 2000)
    expect(asked).toEqual(['q0', 'huge'])
  })
  it('asks anew after a while where others write too', async () => {
    let now = 1000
    const { ask } = questions(new AnswerCache({ maxAgeMilliseconds: 100, now: () => now }))
    expect(await ask('a')).toEqual([{ n: 1 }])
    now = 1100
    expect(await ask('a')).toEqual([{ n: 1 }])
    now = 1101
    expect(await ask('a')).toEqual([{ n: 2 }])
  })
  it('gives rows that nobody can change', async () => {
    const memory = new AnswerCache()
    const [row] = await memory.answer('q', '', () => Promise.resolve([{ list: [1] }]))
    expect(() => (row as { list: number[] }).list.push(2)).toThrow(TypeError)
  })
})

it.each([
  ['INSERT INTO trendee.stage_a SELECT * FROM trendee.product', ['stage_a']],
  ['CREATE TABLE trendee.stage_b AS trendee.trend_metric', ['stage_b']],
  ['EXCHANGE TABLES trendee.trend_metric AND trendee.stage_b', ['trend_metric', 'stage_b']],
  ["ALTER TABLE trendee.product_current REPLACE PARTITION 'temu' FROM trendee.stage_a", ['product_current', 'stage_a']],
  ['trendee.look', ['look']],
  ['DROP DATABASE trendee', []],
])('%s changes %o', (sql, tables) => {
  expect(changedTables(sql)).toEqual(tables)
})
