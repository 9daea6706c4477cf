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
      ['INVENTED03', 'video', 5, 1, 'https://www.instagram.com/p/INVENTED03/'],
      ['INVENTED04', 'video', null, 4, 'https://www.instagram.com/p/INVENTED04/'],
    ])
    expect(read.unread.map(({ field, examples }) => [field, examples])).toEqual([
      ['likesCount', [{ line: 3, text: '7 foo' }]],
      ['timestamp', [{ line: 4, text: 'soon' }]],
    ])
    expect(posts.map(({ postedAt }) => postedAt === null)).toEqual([false, false, true, false])
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
      ['INVENTED14', 'image', null, null, null],
    ])
    expect(posts.at(-1)?.postedAt).toBeNull()
    expect(posts[0]).toMatchObject({
      author: 'lark.and.linden',
      caption: 'Barn jackets in waxed cotton #BarnJacket',
      hashtags: ['barnjacket'],
      postedAt: 1_740_900_000,
    })
  })

  it('of Instagram that are told by their link have the caption in their description, and the day of the post', async () => {
    const head =
      'postUrl,description,commentCount,likeCount,pubDate,type,caption,profileUrl,username,imgUrl,timestamp,viewCount'
    const rows = [
      'https://www.instagram.com/p/DAmade01/,Linen set #linen,12,340,2025-03-02T10:00:00.000Z,Photo,Photo by Ana,https://www.instagram.com/ana,ana,https://pictures.example/1.jpg,2025-03-05T10:00:00.000Z,',
      'https://www.instagram.com/ana/,Mules,1,2,2025-03-02T10:00:00.000Z,Photo,,,ana,,2025-03-05T10:00:00.000Z,',
    ]
    const read = await readBytes([head, ...rows].join('\n'))
    expect(read.feed).toBe('instagram-scraped')
    expect(ofKind(read, 'post')).toMatchObject([
      {
        postId: 'DAmade01',
        author: 'ana',
        caption: 'Linen set #linen',
        hashtags: ['linen'],
        mediaType: 'image',
        mediaUrl: 'https://pictures.example/1.jpg',
        url: 'https://www.instagram.com/p/DAmade01/',
        postedAt: Date.UTC(2025, 2, 2, 10) / 1000,
        likes: 340,
        comments: 12,
        views: null,
      },
    ])
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'postUrl', 'is no link of a post'],
    ])
  })

  it('of Instagram that a data service sells are read with and without their codes', async () => {
    const item = {
      url: 'https://www.instagram.com/reel/DAmade02/',
      user_posted: 'otto_b',
      description: 'Suede loafers',
      hashtags: ['suede'],
      num_comments: 4,
      date_posted: '2025-03-04T09:30:00.000Z',
      likes: 51,
      photos: ['https://pictures.example/2.jpg', 'https://pictures.example/3.jpg'],
      video_view_count: 900,
      content_type: 'Reel',
      followers: 1200,
    }
    const told = {
      postId: 'DAmade02',
      author: 'otto_b',
      authorFollowers: 1200,
      caption: 'Suede loafers',
      hashtags: ['suede'],
      mediaType: 'video',
      postedAt: Date.UTC(2025, 2, 4, 9, 30) / 1000,
      likes: 51,
      comments: 4,
      views: 900,
    }
    const linked = await readBytes(JSON.stringify([item]))
    expect(ofKind(linked, 'post')).toMatchObject([{ ...told, mediaUrl: 'https://pictures.example/2.jpg' }])
    const coded = await readBytes(JSON.stringify([{ ...item, shortcode: 'DAmade02' }]))
    expect([linked.feed, coded.feed]).toEqual(['instagram-scraped', 'instagram-scraped'])
    expect(ofKind(coded, 'post')).toMatchObject([told])
    // Another network's posts have the same columns.
    const other = { ...item, url: 'https://www.threads.net/@otto_b/post/DAmade02' }
    await expect(readBytes(JSON.stringify([other]))).rejects.toThrow(/no feed we know/)
  })

  it('of TikTok are read as researchers and a data service name their columns', async () => {
    const researched =
      'video_id,video_timestamp,video_duration,video_locationcreated,video_diggcount,video_sharecount,video_commentcount,video_playcount,video_description,author_username,author_name,author_followercount\n' +
      '7400000000000000021,2025-03-02T08:00:00,14,IT,210,3,9,4400,Barn jacket #barnjacket,mira.wears,Mira,21300\n'
    const read = await readBytes(researched)
    expect(read.feed).toBe('tiktok-scraped')
    const post = {
      postId: '7400000000000000021',
      author: 'mira.wears',
      authorFollowers: 21_300,
      caption: 'Barn jacket #barnjacket',
      hashtags: ['barnjacket'],
      postedAt: Date.UTC(2025, 2, 2, 8) / 1000,
      likes: 210,
      shares: 3,
      comments: 9,
      views: 4400,
    }
    expect(ofKind(read, 'post')).toMatchObject([{ ...post, region: 'IT' }])
    const sold = {
      url: 'https://www.tiktok.com/@mira.wears/video/7400000000000000021',
      post_id: '7400000000000000021',
      description: 'Barn jacket #barnjacket',
      create_time: '2025-03-02T08:00:00.000Z',
      digg_count: 210,
      share_count: 3,
      comment_count: 9,
      play_count: 4400,
      account_id: 'mira.wears',
      profile_username: 'Mira',
      profile_followers: 21300,
    }
    expect(ofKind(await readBytes(JSON.stringify([sold])), 'post')).toMatchObject([post])
  })

  it('have all tags of a table with a column for each', async () => {
    const table =
      'id,createTimeISO,diggCount,playCount,text,hashtags/0/name,hashtags/1/name,hashtags/2/name\n' +
      '7400000000000000031,2025-03-02T08:00:00.000Z,5,90,no tag in here,linen,Mules,\n' +
      '7400000000000000032,2025-03-02T08:00:00.000Z,5,90,one #clogs,,,\n'
    const read = await readBytes(table)
    expect(ofKind(read, 'post').map(({ hashtags }) => hashtags)).toEqual([['linen', 'mules'], ['clogs']])
  })
})
