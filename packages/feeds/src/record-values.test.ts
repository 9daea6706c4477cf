import { describe, expect, it } from 'vitest'
import { ofKind, readBytes } from './testing/read-fixture'

const faultsOf = ({ rejects }: Awaited<ReturnType<typeof readBytes>>) =>
  rejects.map(({ field, reason }) => [field, reason])

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
  it('reject a post for its id, its caption, its tags or its counts', async () => {
    const file = await readBytes(
      JSON.stringify({
        data: {
          videos: [
            video({}),
            video({ id: 'x'.repeat(5000) }),
            video({ video_description: 'linen '.repeat(400_000) }),
            video({ like_count: 1e15 }),
            video({ view_count: 1e13 }),
            video({ follower_count: 1e11 }),
            video({ username: 'u'.repeat(301) }),
            video({ hashtag_names: ['t'.repeat(301)] }),
            // The most watched video there is, and a caption as long as the network takes.
            video({ id: '9', view_count: 1.6e10, like_count: 5e7, video_description: 'x'.repeat(4000) }),
          ],
        },
      }),
    )
    expect(ofKind(file, 'post').map(({ postId }) => postId)).toEqual(['1', '9'])
    expect(faultsOf(file)).toEqual([
      ['id', 'is longer than 300 characters'],
      ['caption', 'is longer than 10000 characters'],
      ['likes', 'is larger than a count can be'],
      ['views', 'is larger than a count can be'],
      ['followers', 'is larger than a count can be'],
      ['username', 'is longer than 300 characters'],
      ['hashtags', 'is longer than 300 characters'],
    ])
  })

  it('reject a product for its id, its name or its price, which currencies weigh', async () => {
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
      ['7', 55_000_000],
    ])
    expect(faultsOf(file)).toEqual([
      ['product_id', 'is longer than 300 characters'],
      ['title', 'is longer than 2000 characters'],
      ['price', 'is larger than a price can be'],
      ['price', 'is larger than a price can be'],
      ['price', 'is larger than a price can be'],
      ['price', 'is larger than a price can be'],
    ])
  })

  it('reject a look whose season is not its show’s, and no other look of the show', async () => {
    const look = { look_id: 'a-1', look_number: 1, garments: ['Linen coat'] }
    const show = { show: 'Ostra', designer: 'Ostra', day: '2025-09-25', looks: [look] }
    const file = await readBytes(
      JSON.stringify({
        shows: [
          { ...show, season: 'SS26' },
          { ...show, season: 'SS9999', looks: [{ ...look, look_id: 'a-2' }] },
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
    expect(ofKind(file, 'look').map(({ lookId }) => lookId)).toEqual(['a-1', 'a-3'])
    expect(faultsOf(file)).toEqual([
      ['looks[0].season', 'names a year that is not the show’s'],
      ['looks[0].look_id', 'is longer than 300 characters'],
    ])
  })

  it('reject a creator whose age is of another group than the one declared', async () => {
    const file = await readBytes(
      'platform,username,followers_count,age,age_group,declared_by\n' +
        'tiktok,a,1,27,adult,panel\ntiktok,b,1,70,youth,panel\ntiktok,c,1,70,,panel\ntiktok,d,1,,youth,panel\n',
    )
    expect(ofKind(file, 'creator').map(({ author, ageGroup }) => [author, ageGroup])).toEqual([
      ['a', 'adult'],
      ['c', 'senior'],
      ['d', 'youth'],
    ])
    expect(faultsOf(file)).toEqual([['age_group', 'is not the group of that age']])
  })

  it('reject a term or a query that nobody can have typed', async () => {
    const file = await readBytes(`Week,${'x'.repeat(5000)}: (United States)\n2025-01-05,4\n2025-01-12,5\n`)
    expect(file.records).toEqual([])
    expect(faultsOf(file)).toEqual([
      ['term', 'is longer than 300 characters'],
      ['term', 'is longer than 300 characters'],
    ])
  })
})
