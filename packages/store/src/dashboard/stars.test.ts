import { describe, expect, it } from 'vitest'
import { MOST_STARS, type StarKind } from '@trendee/core/stars/star-kinds'
import { ENGINES, useStore } from '../testing/engines'
import { followedOf, starredIds, starredPage } from './star-lists'
import { addStar, markSeen, pinStar, placeStar, removeStar } from './stars'

const NOW = new Date('2026-03-10T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(ENGINES)('stars on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  const newPerson = async () => {
    const id = `person-${(people += 1)}`
    await db().insertInto('account').values({ account_id: id, name: id }).execute()
    return id
  }
  const star = (who: string, kind: StarKind, id: string, at = NOW) => addStar(db(), who, { kind, id }, at)
  const idsOf = async (who: string, kind: StarKind) => (await followedOf(db(), who, kind)).map(({ id }) => id)

  it('are given and taken once, counted by account and kind', async () => {
    const [ann, bob] = [await newPerson(), await newPerson()]
    expect(await star(ann, 'product', 'shein.1')).toBe(1)
    expect(await star(ann, 'product', 'shein.1')).toBe(1)
    expect(await star(ann, 'product', 'shein.2')).toBe(2)
    expect(await star(bob, 'product', 'shein.1')).toBe(1)
    expect(await star(ann, 'post', 'instagram.1')).toBe(1)
    const take = (who: string, id: string) => removeStar(db(), who, { kind: 'product', id })
    expect(await take(ann, 'shein.1')).toBe(1)
    expect(await take(ann, 'shein.1')).toBe(1)
    expect(await take(bob, 'shein.9')).toBe(1)
    expect(await starredIds(db(), ann)).toEqual([
      { kind: 'post', id: 'instagram.1' },
      { kind: 'product', id: 'shein.2' },
    ])
  })

  it('given ten times at once are one', async () => {
    const ann = await newPerson()
    expect(await Promise.all(Array.from({ length: 10 }, () => star(ann, 'brand', 'zara')))).toEqual(
      Array.from({ length: 10 }, () => 1),
    )
    expect(await idsOf(ann, 'brand')).toEqual(['zara'])
  })

  it('are bounded for each kind, also when many are given at once', async () => {
    const ann = await newPerson()
    const most = MOST_STARS.own_brand
    const given = await Promise.allSettled(
      Array.from({ length: most + 5 }, (_, place) => star(ann, 'own_brand', `mine-${place}`)),
    )
    const refused = given.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(5)
    for (const reason of refused) expect(reason).toMatchObject({ kind: 'conflict', data: { field: 'id', most } })
    const kept = await idsOf(ann, 'own_brand')
    expect(kept).toHaveLength(most)
    // What is there already can be given again, another kind has its own room, and room that is made can be used.
    expect(await star(ann, 'own_brand', kept[0] ?? '')).toBe(most)
    expect(await star(ann, 'brand', 'zara')).toBe(1)
    await removeStar(db(), ann, { kind: 'own_brand', id: kept[0] ?? '' })
    expect(await star(ann, 'own_brand', 'one-more')).toBe(most)
  })

  it('stand as their owner arranged them: pinned, placed, newest', async () => {
    const [ann, bob] = [await newPerson(), await newPerson()]
    for (const [place, id] of ['a', 'b', 'c', 'd'].entries()) await star(ann, 'brand', id, later(place))
    await star(bob, 'brand', 'b')
    const pin = (who: string, id: string, isPinned = true) => pinStar(db(), who, { kind: 'brand', id }, isPinned)
    const put = (id: string, place: number) => placeStar(db(), ann, { kind: 'brand', id }, place)
    expect(await idsOf(ann, 'brand')).toEqual(['d', 'c', 'b', 'a'])
    expect(await put('a', 2)).toBe(true)
    expect(await idsOf(ann, 'brand')).toEqual(['d', 'a', 'c', 'b'])
    expect(await put('a', 2)).toBe(true)
    expect(await idsOf(ann, 'brand')).toEqual(['d', 'a', 'c', 'b'])
    expect(await put('d', 400)).toBe(true)
    expect(await idsOf(ann, 'brand')).toEqual(['a', 'c', 'b', 'd'])
    expect(await pin(ann, 'b')).toBe(true)
    expect(await pin(ann, 'b')).toBe(true)
    await star(ann, 'brand', 'e', later(9))
    expect(await idsOf(ann, 'brand')).toEqual(['b', 'e', 'a', 'c', 'd'])
    expect(await pin(ann, 'b', false)).toBe(true)
    expect(await idsOf(ann, 'brand')).toEqual(['e', 'a', 'c', 'b', 'd'])
    expect([await pin(ann, 'zz'), await put('zz', 1), await pin(bob, 'e')]).toEqual([false, false, false])
    // Starred again, it keeps its place.
    await star(ann, 'brand', 'c', later(20))
    expect(await idsOf(ann, 'brand')).toEqual(['e', 'a', 'c', 'b', 'd'])
    expect(await idsOf(bob, 'brand')).toEqual(['b'])
  })

  it('moved by several at once are all there, each in a place of its own', async () => {
    const ann = await newPerson()
    const ids = ['a', 'b', 'c', 'd', 'e']
    for (const id of ids) await star(ann, 'trend', id)
    await Promise.all(ids.map((id, place) => placeStar(db(), ann, { kind: 'trend', id }, 5 - place)))
    expect((await idsOf(ann, 'trend')).toSorted()).toEqual(ids)
    const places = await db().selectFrom('account_star').select('place').where('account_id', '=', ann).execute()
    expect(places.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  })

  it('keep what was seen last, and never an earlier day', async () => {
    const [ann, bob] = [await newPerson(), await newPerson()]
    await addStar(db(), ann, { kind: 'trend', id: 'butter-yellow', seenLevel: 'none' }, NOW)
    await star(bob, 'trend', 'butter-yellow')
    const see = (through: string, level?: string) =>
      markSeen(db(), ann, [{ kind: 'trend', id: 'butter-yellow', through, ...(level ? { level } : {}) }])
    const seen = async (who: string) => {
      const [found] = await followedOf(db(), who, 'trend')
      return [found?.seenThrough, found?.seenLevel]
    }
    expect(await seen(ann)).toEqual([null, 'none'])
    await see('2026-03-09', 'hot')
    expect(await seen(ann)).toEqual(['2026-03-09', 'hot'])
    await see('2026-03-01', 'none')
    expect(await seen(ann)).toEqual(['2026-03-09', 'hot'])
    await see('2026-03-10')
    expect(await seen(ann)).toEqual(['2026-03-10', 'hot'])
    expect(await seen(bob)).toEqual([null, null])
  })

  it('keep what was seen of each shop, also when their owner says anew what they are', async () => {
    const ann = await newPerson()
    const add = () =>
      addStar(db(), ann, { kind: 'own_brand', id: 'fen', details: { site: 'https://fen.example', files: [] } }, NOW)
    const seen = async () => (await followedOf(db(), ann, 'own_brand'))[0]?.seenByPlatform
    await add()
    expect(await seen()).toBeNull()
    await markSeen(db(), ann, [
      { kind: 'own_brand', id: 'fen', through: '2026-03-09', byPlatform: { shein: '2026-03-09', temu: '2026-03-01' } },
    ])
    await add()
    expect(await seen()).toEqual({ shein: '2026-03-09', temu: '2026-03-01' })
    // A later file of the slower shop: the newest day of all is the same.
    await markSeen(db(), ann, [
      { kind: 'own_brand', id: 'fen', through: '2026-03-09', byPlatform: { shein: '2026-03-09', temu: '2026-03-08' } },
    ])
    expect(await seen()).toEqual({ shein: '2026-03-09', temu: '2026-03-08' })
    expect(await followedOf(db(), ann, 'own_brand')).toMatchObject([
      { seenThrough: '2026-03-09', details: { site: 'https://fen.example' } },
    ])
  })

  it("of one's own brands keep their site and files, which a second word replaces", async () => {
    const ann = await newPerson()
    const add = (site: string, files: readonly string[]) =>
      addStar(db(), ann, { kind: 'own_brand', id: 'fen', written: 'Fen', details: { site, files } }, NOW)
    await add('https://fen.example', ['fen.csv'])
    await add('https://fen.example/shop', [])
    expect(await followedOf(db(), ann, 'own_brand')).toMatchObject([
      { id: 'fen', written: 'Fen', details: { site: 'https://fen.example/shop', files: [] } },
    ])
  })

  it('are listed newest first over several kinds, page by page', async () => {
    const [ann, bob] = [await newPerson(), await newPerson()]
    await star(ann, 'post', 'tiktok.1', later(1))
    await star(ann, 'look', 'fen-ss27-01', later(3))
    await star(ann, 'keyword', 'butter yellow', later(4))
    await star(ann, 'product', 'temu.1', later(2))
    await star(bob, 'product', 'temu.2', later(5))
    const page = await starredPage(db(), ann, ['post', 'look', 'product'], { page: 1, pageSize: 2 })
    expect([page.total, page.list.map(({ id }) => id)]).toEqual([3, ['fen-ss27-01', 'temu.1']])
  })

  it('go with the account', async () => {
    const ann = await newPerson()
    await star(ann, 'hashtag', 'tiktok.ootd')
    await db().deleteFrom('account').where('account_id', '=', ann).execute()
    expect(await starredIds(db(), ann)).toEqual([])
  })
})
