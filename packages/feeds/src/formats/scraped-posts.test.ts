import { describe, expect, it } from 'vitest'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'

describe('posts of scrapers', () => {
  it('of Instagram keep a post whose likes cannot be read or are hidden', async () => {
    const read = await readFixture('instagram-scraped.csv')
    const posts = ofKind(read, 'post')
    expect(posts[0]).toEqual({
      kind: 'post',
      platform: 'instagram',
      postId: 'INVENTED01',
      author: 'lark.and.linden',
      authorFollowers: null,
      caption: 'Corduroy trousers, again #corduroy #wideleg',
      hashtags: ['corduroy', 'wideleg'],
      mediaType: 'image',
      mediaUrl: 'https://pictures.example/1.jpg',
      url: 'https://www.instagram.com/p/INVENTED01/',
      region: '',
      postedAt: Date.UTC(2025, 2, 2, 8, 15) / 1000,
      views: null,
      likes: 12_400,
      comments: 38,
      shares: null,
      atLeast: [],
      // "12.4K".
      estimated: ['likes'],
      isDeleted: false,
    })
    expect(
      posts.map(({ postId, mediaType, likes, comments, url }) => [postId, mediaType, likes, comments, url]),
    ).toEqual([
      ['INVENTED01', 'image', 12_400, 38, 'https://www.instagram.com/p/INVENTED01/'],
      ['INVENTED02', 'album', null, null, 'https://www.instagram.com/p/INVENTED02/'],
      ['INVENTED04', 'video', null, 4, 'https://www.instagram.com/p/INVENTED04/'],
    ])
    expect(read.unread.map(({ field, examples }) => [field, examples])).toEqual([
      ['likesCount', [{ line: 3, text: '7 foo' }]],
    ])
  })

  it('of TikTok are read with their author, place and tags', async () => {
    const [first, second] = ofKind(await readFixture('tiktok-scraped.json'), 'post')
    expect(first).toMatchObject({
      postId: '7400000000000000001',
      author: 'mira.wears',
      authorFollowers: 21_300,
      hashtags: ['loafers', 'suede'],
      mediaType: 'video',
      mediaUrl: 'https://pictures.example/cover.jpg',
      region: 'GB',
      views: 88_000,
      likes: 5100,
      comments: 61,
      shares: 40,
    })
    expect(second).toMatchObject({
      url: 'https://www.tiktok.com/@otto_b/video/7400000000000000002',
      authorFollowers: null,
      hashtags: [],
      region: '',
      shares: null,
    })
  })

  it('of TikTok are read as its own pages have them', async () => {
    const item = {
      id: '7400000000000000009',
      desc: 'barn jackets #barnjacket',
      createTime: '1740830400',
      author: { uniqueId: 'mira.wears' },
      stats: { diggCount: 10, playCount: 400, commentCount: 2, shareCount: 1 },
      challenges: [{ id: '1', title: 'BarnJacket' }],
    }
    const read = await readBytes(JSON.stringify({ itemList: [item, { ...item, id: '7400000000000000010' }] }))
    expect(read.feed).toBe('tiktok-scraped')
    expect(ofKind(read, 'post')[0]).toMatchObject({
      author: 'mira.wears',
      likes: 10,
      views: 400,
      hashtags: ['barnjacket'],
    })
  })

  it('of instaloader tell hidden likes from none', async () => {
    const posts = ofKind(await readFixture('instaloader.json'), 'post')
    expect(
      posts.map(({ postId, mediaType, likes, views, comments }) => [postId, mediaType, likes, views, comments]),
    ).toEqual([
      ['INVENTED11', 'album', 412, null, 9],
      ['INVENTED12', 'video', null, null, 21],
      ['INVENTED13', 'image', null, null, 2],
    ])
    expect(posts[0]).toMatchObject({
      author: 'lark.and.linden',
      caption: 'Barn jackets in waxed cotton #BarnJacket',
      hashtags: ['barnjacket'],
      postedAt: 1_740_900_000,
    })
  })
})
