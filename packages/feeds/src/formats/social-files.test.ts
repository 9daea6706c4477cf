import { describe, expect, it } from 'vitest'
import { ofKind, readFixture } from '../testing/read-fixture'

describe('tiktok-videos', () => {
  it('keeps ids beyond 2^53 digit for digit', async () => {
    const [suede, brat] = ofKind(await readFixture('tiktok-videos.json'), 'post')
    expect(suede).toEqual({
      kind: 'post',
      platform: 'tiktok',
      postId: '7480000000000000123',
      author: 'maddie.wears',
      authorFollowers: null,
      caption: 'thrifted suede #FallFit #suede',
      hashtags: ['fallfit', 'suede'],
      mediaType: 'video',
      mediaUrl: '',
      url: 'https://www.tiktok.com/@maddie.wears/video/7480000000000000123',
      region: 'US',
      postedAt: 1744900000,
      views: 152000,
      likes: 9100,
      comments: 88,
      shares: 402,
      atLeast: [],
      estimated: [],
      isDeleted: false,
    })
    expect(brat).toMatchObject({ postId: '7480000000000000456', hashtags: ['bratgreen'], shares: 0 })
  })
})

describe('tiktok-hashtags', () => {
  it('gives the hashtag and its curve', async () => {
    const read = await readFixture('tiktok-hashtags.json')
    expect(ofKind(read, 'hashtag')[0]).toEqual({
      kind: 'hashtag',
      platform: 'tiktok',
      hashtag: 'balletcore',
      region: 'US',
      rank: 3,
      posts: 18200,
      views: 240500000,
      observedOn: null,
    })
    expect(ofKind(read, 'series').map(({ term, date, value, step }) => [term, date, value, step])).toEqual([
      ['balletcore', '2025-04-17', 0.62, 'day'],
      ['balletcore', '2025-04-18', 1, 'day'],
    ])
  })
})

describe('instagram-media', () => {
  it('reads posts without an author and without a count', async () => {
    const [album, reel] = ofKind(await readFixture('instagram-media.json'), 'post')
    expect(album).toMatchObject({
      postId: '18000000000000001',
      author: '',
      mediaType: 'album',
      hashtags: ['ootd', '灰色穿搭'],
      // 2025-04-16 08:12:45 UTC
      postedAt: 1744791165,
      likes: 1290,
      comments: 31,
      views: null,
    })
    expect(reel).toMatchObject({ mediaType: 'video', caption: '', hashtags: [], likes: null, mediaUrl: '' })
  })
})
