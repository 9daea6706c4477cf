import { describe, expect, it } from 'vitest'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'

/** A TikTok video that is in order but for what a test says of it. */
function video(change: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    id: '7480000000000000001',
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

const readVideos = (...videos: readonly Readonly<Record<string, unknown>>[]) =>
  readBytes(JSON.stringify({ data: { videos } }))

describe('posts that are odd', () => {
  it('are loaded without an author, with emoji and in writing from right to left', async () => {
    const { records, rejects } = await readVideos(
      video({ id: '1', username: null }),
      video({ id: '2', video_description: 'فستان كتان 🧵 #ستايل_اليوم #👗', username: 'ليلى' }),
      video({ id: '4', username: '../about?x=1' }),
      video({ id: '3', video_description: '\u202Eشال\u202C ✨', username: '' }),
    )
    expect(rejects).toEqual([])
    expect(records).toMatchObject([
      { author: '', url: '' },
      {
        author: 'ليلى',
        url: 'https://www.tiktok.com/@ليلى/video/2',
        caption: 'فستان كتان 🧵 #ستايل_اليوم #👗',
        hashtags: ['ستايل_اليوم'],
      },
      { author: '../about?x=1', url: '' },
      // Without the signs that would turn what stands beside it.
      { author: '', caption: 'شال ✨' },
    ])
  })

  it('lose a count or a moment that is none, and are rejected only without id', async () => {
    const { records, rejects, unread } = await readVideos(
      video({ id: '1', like_count: -4 }),
      // How networks write a count that they hide.
      video({ id: '2', comment_count: '-1' }),
      // 20 January 2038, after the last second that 31 bits hold.
      video({ id: '3', create_time: 2147558400 }),
      video({ id: '4', create_time: '2038-01-20T00:00:00Z' }),
      video({ id: '' }),
      video({ id: '6', view_count: 'many' }),
      video({ id: '7' }),
      // 22 April 2025: the file was captured on the 20th.
      video({ id: '8', create_time: 1745280000 }),
      video({ id: '9', create_time: 1745279999 }),
    )
    expect(rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([[5, 'id', 'is empty']])
    expect(records).toMatchObject([
      { postId: '1', likes: null, comments: 1, views: 10 },
      { postId: '2', likes: 2, comments: null },
      { postId: '3', postedAt: null, likes: 2 },
      { postId: '4', postedAt: null },
      { postId: '6', likes: 2, views: null },
      { postId: '7', postedAt: 1744900000 },
      { postId: '8', postedAt: null },
      { postId: '9', postedAt: 1745279999 },
    ])
    const future = ['2038-01-20', '2038-01-20'].map((text, at) => ({ line: at + 3, text }))
    const late = 'lies after the day on which the file was captured'
    expect(unread).toEqual([
      { field: 'like_count', reason: 'is a negative count', cells: 1, examples: [{ line: 1, text: '-4' }] },
      { field: 'date', reason: 'lies in the future', cells: 2, examples: future },
      { field: 'view_count', reason: 'is not a count', cells: 1, examples: [{ line: 6, text: 'many' }] },
      { field: 'date', reason: late, cells: 1, examples: [{ line: 8, text: '2025-04-22' }] },
    ])
  })

  it('are said to be deleted, whatever else of them is missing', async () => {
    const gone = { id: '1', create_time: 1744900000, is_deleted: true }
    const { records, rejects } = await readVideos(video({ id: '2' }), gone)
    expect(rejects).toEqual([])
    expect(records).toMatchObject([
      { postId: '2', isDeleted: false },
      { postId: '1', isDeleted: true, caption: '', likes: null, views: null },
    ])
  })

  it('of Instagram keep all else where the kind of their media is new to us', async () => {
    const read = await readBytes(
      'id,caption,media_type,permalink,timestamp,like_count,comments_count\n' +
        '1,Linen set #linen,STORY,https://www.instagram.com/p/A/,2025-04-16T10:00:00+0000,5,1\n',
    )
    expect(read.rejects).toEqual([])
    expect(ofKind(read, 'post')).toMatchObject([{ postId: '1', mediaType: '', likes: 5, hashtags: ['linen'] }])
    expect(read.unread).toMatchObject([{ field: 'media_type', examples: [{ line: 2, text: 'STORY' }] }])
  })

  it('of Instagram are deleted without the kind of their media', async () => {
    const read = await readBytes(
      'id,caption,media_type,permalink,timestamp,like_count,comments_count,is_deleted\n' +
        '1,Linen set,IMAGE,https://www.instagram.com/p/A/,2025-04-16T10:00:00+0000,5,1,\n' +
        '2,,,,2025-04-16T10:00:00+0000,,,1\n',
    )
    expect(read.rejects).toEqual([])
    expect(ofKind(read, 'post').map(({ postId, isDeleted }) => [postId, isDeleted])).toEqual([
      ['1', false],
      ['2', true],
    ])
  })
})

describe('creators', () => {
  it('are read from a table, a row a day, with what they declare', async () => {
    const read = await readFixture('creators.csv')
    expect(ofKind(read, 'creator')).toMatchObject([
      {
        platform: 'instagram',
        author: 'ana.frost',
        name: 'Ana Frost 🌿',
        followers: 12000,
        region: 'US',
        observedOn: '2025-04-01',
        age: 27,
        ageGroup: 'adult',
        gender: 'women',
        race: 'hispanic-latino',
        bodyType: '',
        city: 'Austin',
        declaredBy: 'creator',
      },
      { author: 'ana.frost', followers: 12600, observedOn: '2025-04-08', declaredBy: '', age: null },
      { author: 'ليلى.ستايل', name: 'ليلى', region: 'AE', followers: 880 },
      { author: 'nobody', followers: null },
      { author: 'guessed', followers: 100, age: null, ageGroup: '', declaredBy: '' },
    ])
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [7, 'username', 'is empty'],
      [8, 'date', 'lies in the future'],
    ])
    expect(read.unread.map(({ field, reason, examples }) => [field, reason, examples])).toEqual([
      ['followers_count', 'is a negative count', [{ line: 5, text: '-5' }]],
      ['declared_by', 'is declared by nobody: declared_by must say who', [{ line: 6, text: '30, adult' }]],
    ])
  })

  it('are read from JSON with all their days in one row', async () => {
    const read = await readFixture('creators.json')
    expect(
      ofKind(read, 'creator').map(({ author, followers, observedOn, ageGroup, bodyType, declaredBy }) => [
        author,
        followers,
        observedOn,
        ageGroup,
        bodyType,
        declaredBy,
      ]),
    ).toEqual([
      ['noor_styles', 4000, '2025-04-01', 'adult', 'maternity', 'panel'],
      ['noor_styles', 4400, '2025-04-08', 'adult', 'maternity', 'panel'],
      ['gap', null, null, '', '', ''],
    ])
    expect(read.rejects.map(({ line, field }) => [line, field])).toEqual([[2, 'platform']])
    expect(read.unread.map(({ field, reason }) => [field, reason])).toEqual([
      ['followers_by_day', 'has a day without a count'],
    ])
  })

  it('take no word that is not listed, no age that nobody has and no count beyond mankind', async () => {
    const { rejects, unread } = await readBytes(
      'platform,username,followers_count,age,body_type,declared_by\n' +
        'tiktok,a,1,,athletic,panel\ntiktok,b,1,250,,panel\ntiktok,c,99999999999999,,,\ntiktok,d,1,30,,somebody\n',
    )
    expect(rejects).toEqual([])
    expect(unread.map(({ field, reason }) => [field, reason])).toEqual([
      ['body_type', 'is none of slim, obese, maternity'],
      ['age', 'is no age'],
      ['followers_count', 'is larger than a count can be'],
      ['declared_by', 'is none of creator, panel'],
      ['declared_by', 'is declared by nobody: declared_by must say who'],
    ])
  })
})

describe('tiktok-ads-topics', () => {
  it('are read with rates as fractions', async () => {
    const read = await readFixture('tiktok-ads-topics.json')
    const [jeans, tag] = ofKind(read, 'ad-topic')
    expect(jeans).toEqual({
      kind: 'ad-topic',
      platform: 'tiktok',
      topicKind: 'product',
      topic: 'barrel jeans',
      region: 'US',
      periodDays: 30,
      ads: 410,
      impressions: 12_500_000,
      clickRate: expect.closeTo(0.018, 10),
      purchaseRate: expect.closeTo(0.025, 10),
      costPerPurchase: 11.4,
      likes: 90_000,
      comments: 1200,
      shares: 3100,
      observedOn: '2025-04-20',
    })
    expect(tag).toMatchObject({ topicKind: 'hashtag', topic: 'ootd', periodDays: 30, ads: null, purchaseRate: null })
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [4, 'kind', 'is none of keyword, hashtag, product'],
    ])
  })
})
