import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { type CodeKey, codeMatches, dropExpiredCodes, newCode, saveCode, spendCode } from './verification-codes'

const NOW = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const FIVE_MINUTES = { seconds: 300, tries: 5 }
const keyOf = (address: string, purpose = 'login'): CodeKey => ({ channel: 'email', address, purpose })

it('codes are six digits', () => {
  for (let index = 0; index < 500; index++) expect(newCode()).toMatch(/^\d{6}$/)
})

describe.each(ENGINES)('codes on $name', (engine) => {
  const db = useStore(engine)

  it('open once, also when two use them at once', async () => {
    const key = keyOf('once@shop.example')
    await saveCode(db(), key, '123456', FIVE_MINUTES, NOW)
    const uses = await Promise.all(
      [1, 2, 3].map(
        async () => (await codeMatches(db(), key, '123456', NOW)) && (await spendCode(db(), key, '123456')),
      ),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await codeMatches(db(), key, '123456', NOW)).toBe(false)
  })

  it('end after five minutes', async () => {
    const key = keyOf('time@shop.example')
    await saveCode(db(), key, '123456', FIVE_MINUTES, NOW)
    expect(await codeMatches(db(), key, '123456', after(299.999))).toBe(true)
    expect(await codeMatches(db(), key, '123456', after(300))).toBe(false)
  })

  it('end after five guesses, made one by one or all at once', async () => {
    for (const address of ['a@shop.example', 'b@shop.example']) {
      await saveCode(db(), keyOf(address), '123456', FIVE_MINUTES, NOW)
    }
    for (let guess = 0; guess < 5; guess++) {
      expect(await codeMatches(db(), keyOf('a@shop.example'), '000000', NOW)).toBe(false)
    }
    expect(await codeMatches(db(), keyOf('a@shop.example'), '123456', NOW)).toBe(false)
    const guesses = Array.from({ length: 20 }, (_, index) => String(index).padStart(6, '0'))
    await Promise.all(guesses.map((guess) => codeMatches(db(), keyOf('b@shop.example'), guess, NOW)))
    expect(await codeMatches(db(), keyOf('b@shop.example'), '123456', NOW)).toBe(false)
  })

  it('are replaced by the next one, which has all its tries', async () => {
    const key = keyOf('next@shop.example')
    await saveCode(db(), key, '111111', FIVE_MINUTES, NOW)
    for (let guess = 0; guess < 5; guess++) await codeMatches(db(), key, '000000', NOW)
    await saveCode(db(), key, '222222', FIVE_MINUTES, after(60))
    expect(await codeMatches(db(), key, '111111', after(61))).toBe(false)
    expect(await codeMatches(db(), key, '222222', after(359))).toBe(true)
    expect(await spendCode(db(), key, '111111')).toBe(false)
    expect(await spendCode(db(), key, '222222')).toBe(true)
  })

  it('are for one address and one purpose, and stored unreadable', async () => {
    await saveCode(db(), keyOf('one@shop.example'), '123456', FIVE_MINUTES, NOW)
    expect(await codeMatches(db(), keyOf('one@shop.example', 'password'), '123456', NOW)).toBe(false)
    expect(await codeMatches(db(), keyOf('two@shop.example'), '123456', NOW)).toBe(false)
    await saveCode(db(), keyOf('two@shop.example'), '123456', FIVE_MINUTES, NOW)
    const rows = await db().selectFrom('verification_code').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('123456')
    const hashes = rows.filter((row) => /^(one|two)@/.test(row.address)).map((row) => row.code_hash)
    expect(new Set(hashes).size).toBe(2)
  })

  it('are forgotten when they are over', async () => {
    await saveCode(db(), keyOf('old@shop.example'), '123456', FIVE_MINUTES, after(-400))
    await dropExpiredCodes(db(), NOW)
    const row = await db()
      .selectFrom('verification_code')
      .select('address')
      .where('address', '=', 'old@shop.example')
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })
})
