import { describe, expect, it } from 'vitest'
import { ofKind, readBytes } from './testing/read-fixture'

type Fault = Pick<Awaited<ReturnType<typeof readBytes>>['rejects'][number], 'field' | 'reason'>
const faultsOf = (faults: readonly Fault[]) => faults.map(({ field, reason }) => [field, reason])

function video(change: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    id: '1',
    video_description: 'linen set',
    create_time: 1744900000,
    view_count: 10,
    like_count: 2,
    comment_count: 1,
    share_count: 0,
    username: 'ana',
    ...change,
  }
}

describe('values that cannot be', () => {
  it('are lost of a post, which is rejected for its id alone', async () => {
    const file = await readBytes(
      JSON.stringify({
        data: {
          videos: [
            video({}),
            video({ id: 'x'.repeat(5000) }),
            video({ id: '2', video_description: 'linen '.repeat(400_000) }),
            video({ id: '3', like_count: 1e15 }),
            video({ id: '4', view_count: 1e13 }),
            video({ id: '5', follower_count: 1e11 }),
            video({ id: '6', username: 'u'.repeat(301) }),
            video({ id: '7', hashtag_names: ['t'.repeat(301), 'linen'] }),
            video({ id: 'a', view_count: 0 }),
            video({ id: 'b', view_count: 10, like_count: 11 }),
            // The most watched video there is, and a caption as long as the network takes.
            video({ id: '9', view_count: 1.6e10, like_count: 5e7, video_description: 'x'.repeat(4000) }),
          ],
        },
      }),
    )
    expect(ofKind(file, 'post')).toMatchObject([
      { postId: '1' },
      { postId: '2', caption: '', likes: 2 },
      { postId: '3', likes: null, views: 10 },
      { postId: '4', likes: 2, views: null },
      { postId: '5', authorFollowers: null },
      { postId: '6', author: '' },
      { postId: '7', hashtags: ['linen'] },
      { postId: 'a', likes: 2, views: null },
      { postId: 'b', likes: null, views: null, comments: 1 },
      { postId: '9', likes: 5e7, views: 1.6e10 },
    ])
    expect(faultsOf(file.rejects)).toEqual([['id', 'is longer than 300 characters']])
    expect(faultsOf(file.unread)).toEqual([
      ['caption', 'is longer than 10000 characters'],
      ['likes', 'is larger than a count can be'],
      ['views', 'is larger than a count can be'],
      ['followers', 'is larger than a count can be'],
      ['username', 'is longer than 300 characters'],
      ['hashtags', 'is longer than 300 characters'],
      ['views', 'is fewer than the likes'],
      ['likes', 'is more than the views'],
    ])
  })

  it('reject a product for its id or its name; a price, which currencies weigh, is lost', async () => {
    const rows = [
      '1,Coat,50000000,VND,',
      `${'9'.repeat(5000)},Coat,9,USD,`,
      `3,${'Coat '.repeat(500)},9,USD,`,
      '4,Coat,100000000000000,USD,',
      '5,Coat,100000000000000,VND,',
      '6,Coat,200000000,USD,',
      '7,Diamond necklace,55000000,USD,',
      '8,Coat,100000000000000,XXX,',
    ]
    const file = await readBytes(`product_id,product_name,final_price,currency,category_tree\n${rows.join('\n')}\n`)
    expect(ofKind(file, 'product').map(({ productId, price }) => [productId, price])).toEqual([
      ['1', 50_000_000],
      ['4', null],
      ['5', null],
      ['6', null],
      ['7', 55_000_000],
      ['8', null],
    ])
    expect(faultsOf(file.rejects)).toEqual([
      ['product_id', 'is longer than 300 characters'],
      ['title', 'is longer than 2000 characters'],
    ])
    expect(file.unread).toMatchObject([{ field: 'price', reason: 'is larger than a price can be', cells: 4 }])
  })

  it('reject a look whose season is not its show’s, and no other look of the show', async () => {
    const look = { look_id: 'a-1', look_number: 1, garments: ['Linen coat'] }
    const show = { show: 'Ostra', designer: 'Ostra', day: '2025-09-25', looks: [look] }
    const file = await readBytes(
      JSON.stringify({
        shows: [
          { ...show, season: 'SS26' },
          { ...show, season: 'SS99', looks: [{ ...look, look_id: 'a-2' }] },
          { ...show, season: 'nonsense', looks: [{ ...look, look_id: 'a-4' }] },
          {
            ...show,
            season: 'SS26',
            looks: [
              { ...look, look_id: 'b'.repeat(5000) },
              { ...look, look_id: 'a-3' },
            ],
          },
        ],
      }),
    )
    expect(ofKind(file, 'look').map(({ lookId, season }) => [lookId, season])).toEqual([
      ['a-1', 'SS26'],
      ['a-4', ''],
      ['a-3', 'SS26'],
    ])
    expect(faultsOf(file.unread)).toEqual([['season', 'is no season with its year']])
    expect(faultsOf(file.rejects)).toEqual([
      ['looks[0].season', 'names a year that is not the show’s'],
      ['looks[0].look_id', 'is longer than 300 characters'],
    ])
  })

  it('leave the age of a creator unknown where it is of another group than the one declared', async () => {
    const file = await readBytes(
      'platform,username,followers_count,age,age_group,declared_by\n' +
        'tiktok,a,1,27,adult,panel\ntiktok,b,1,70,youth,panel\ntiktok,c,1,70,,panel\ntiktok,d,1,,youth,panel\n',
    )
    expect(ofKind(file, 'creator').map(({ author, ageGroup }) => [author, ageGroup])).toEqual([
      ['a', 'adult'],
      ['b', ''],
      ['c', 'senior'],
      ['d', 'youth'],
    ])
    expect(faultsOf(file.unread)).toEqual([['age_group', 'is not the group of that age']])
  })

  it('reject a term or a query that nobody can have typed', async () => {
    const file = await readBytes(`Week,${'x'.repeat(5000)}: (United States)\n2025-01-05,4\n2025-01-12,5\n`)
    expect(file.records).toEqual([])
    expect(faultsOf(file.rejects)).toEqual([
      ['term', 'is longer than 300 characters'],
      ['term', 'is longer than 300 characters'],
    ])
  })
})
