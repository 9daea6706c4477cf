import { describe, expect, it } from 'vitest'
import { UNKNOWN_DAY, ownDay } from '../record-day'
import { ofKind, readBytes } from '../testing/read-fixture'
import { UNSAID } from '../unsaid'

const TABLE = `Datum;Konto;Text;Gefällt mir;Aufrufe;Link;Land
05.03.2026;@lena;Leinenkleid #linen #Sommer;1.204;3,4 Mio.;https://www.instagram.com/p/Cabc12/;Deutschland
17.03.2026 18:30;marc;Trenchcoat;-1;;https://www.tiktok.com/@marc/video/7300000000000000001;Atlantis
18.03.2026;eva;Mantel;12;;;
`
const MAPPING = {
  postedAt: 'Datum',
  author: 'Konto',
  caption: 'Text',
  likes: 'Gefällt mir',
  views: 'Aufrufe',
  url: 'Link',
  region: 'Land',
}

describe('a table of posts with a mapping', () => {
  it('is of the network that a link shows, and its post of the code in it', async () => {
    const read = await readBytes(TABLE, { mapping: MAPPING, capturedOn: '2026-04-01' })
    expect(ofKind(read, 'post')).toMatchObject([
      {
        platform: 'instagram',
        postId: 'Cabc12',
        author: 'lena',
        hashtags: ['linen', 'sommer'],
        likes: 1204,
        views: 3_400_000,
        atLeast: [],
        estimated: ['views'],
        comments: null,
        region: 'DE',
        postedAt: Date.UTC(2026, 2, 5) / 1000,
        mediaType: '',
      },
      { platform: 'tiktok', postId: '7300000000000000001', likes: null, region: '', mediaType: 'video' },
    ])
    // Nobody said where the third one stands.
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([[4, '', UNSAID.platform]])
    expect(read.unread.map(({ field, reason }) => [field, reason])).toEqual([['Land', 'is no place we know']])
  })

  it('tells a floor from a count, which views below the likes are then no fault of', async () => {
    const rows = `Datum;Text;Gefällt mir;Aufrufe;Link
05.03.2026;Mantel;1.2K+;3万+;https://www.instagram.com/p/Ca/
05.03.2026;Hemd;1204;1K+;https://www.instagram.com/p/Cb/
05.03.2026;Rock;1204;1000;https://www.instagram.com/p/Cc/
`
    const { author: _author, region: _region, ...mapping } = MAPPING
    const read = await readBytes(rows, { mapping, capturedOn: '2026-04-01' })
    expect(ofKind(read, 'post').map(({ likes, views, atLeast }) => [likes, views, atLeast])).toEqual([
      [1200, 30_000, ['views', 'likes']],
      [1204, 1000, ['views']],
      [null, null, []],
    ])
  })

  it('tells photos of TikTok from videos by their address', async () => {
    const rows = `Datum;Text;Link
05.03.2026;Mantel;https://www.tiktok.com/@eva/photo/71
05.03.2026;Hemd;https://www.tiktok.com/@eva/video/72
05.03.2026;Rock;https://www.instagram.com/p/Cc/
`
    const read = await readBytes(rows, {
      mapping: { postedAt: 'Datum', caption: 'Text', url: 'Link' },
      capturedOn: '2026-04-01',
    })
    expect(ofKind(read, 'post').map(({ mediaType }) => mediaType)).toEqual(['album', 'video', ''])
  })

  it('is of the network that is told, where no cell says another', async () => {
    const read = await readBytes(TABLE, {
      mapping: MAPPING,
      platform: 'tiktok',
      region: 'AT',
      capturedOn: '2026-04-01',
    })
    expect(ofKind(read, 'post').map(({ platform, region }) => [platform, region])).toEqual([
      ['instagram', 'DE'],
      ['tiktok', ''],
      ['tiktok', 'AT'],
    ])
    expect(read.notes).toEqual(['Posts have neither ids nor links: they are told apart by author, moment and caption.'])
  })

  it('takes tags without a sign as they are listed, else those of the caption', async () => {
    const rows = `when;text;tags
2026-03-05;#dress;linen, summer dress
2026-03-06;#dress;linen summer
2026-03-07;#dress;#linen #2024
2026-03-08;#dress;
2026-03-09;#dress;N/A
`
    const read = await readBytes(rows, {
      mapping: { postedAt: 'when', caption: 'text', hashtags: 'tags' },
      platform: 'instagram',
      capturedOn: '2026-04-01',
    })
    expect(ofKind(read, 'post').map(({ hashtags }) => hashtags)).toEqual([
      ['linen', 'summerdress'],
      ['linen', 'summer'],
      ['linen'],
      ['dress'],
      ['dress'],
    ])
  })

  it('rejects posts of a network that is not taken, whatever was told of the file', async () => {
    const rows = `when,text,link
2026-03-05,Fall outfits,https://www.youtube.com/watch?v=abc1
2026-03-06,大衣,https://www.xiaohongshu.com/explore/64a1
2026-03-07,Coat,https://notx.com/1
`
    const mapping = { postedAt: 'when', caption: 'text', url: 'link' }
    const read = await readBytes(rows, { mapping, platform: 'tiktok', capturedOn: '2026-04-01' })
    expect(read.rejects.map(({ line, field, reason, cell }) => [line, field, reason, cell])).toEqual([
      [2, 'link', 'is the link of a post of YouTube: posts of Instagram and TikTok are taken', expect.any(String)],
      [3, 'link', 'is the link of a post of Xiaohongshu: posts of Instagram and TikTok are taken', expect.any(String)],
    ])
    expect(ofKind(read, 'post').map(({ caption }) => caption)).toEqual(['Coat'])
  })

  it('counts “2 days ago” back from the day of capture, and needs that day', async () => {
    const table = `id,when\n1,2 days ago\n2,vor 1 Woche\n3,2026-03-30\n`
    const mapping = { postId: 'id', postedAt: 'when' }
    const read = await readBytes(table, { mapping, platform: 'tiktok', capturedOn: '2026-04-01' })
    const days = ofKind(read, 'post').map(ownDay)
    expect(days).toEqual(['2026-03-30', '2026-03-25', '2026-03-30'])
    expect(read.notes).toContain(
      'Days such as “3 days ago” or “May 3” are counted back from the day of capture, 2026-04-01.',
    )
    const asked = await readBytes(table, { mapping, platform: 'tiktok', capturedOn: UNKNOWN_DAY })
    expect(ofKind(asked, 'post').map(({ postedAt }) => postedAt)).toEqual([0, 0, Date.UTC(2026, 2, 30) / 1000])
    expect(asked.rejects).toEqual([])
  })

  it('takes posts whose moment cannot be read where an id or a link tells them', async () => {
    const table =
      'id,link,when,who\n1,,soon,ana\n,https://www.tiktok.com/@ana/video/7400000000000000001,2100-01-01,ana\n,,soon,ana\n'
    const mapping = { postId: 'id', url: 'link', postedAt: 'when', author: 'who' }
    const read = await readBytes(table, { mapping, platform: 'tiktok', capturedOn: '2026-04-01' })
    expect(ofKind(read, 'post').map(({ postId, postedAt }) => [postId, postedAt])).toEqual([
      ['1', null],
      ['7400000000000000001', null],
    ])
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [4, 'when', 'is no moment in time'],
    ])
    expect(read.unread.map(({ field, reason }) => [field, reason])).toEqual([
      ['when', 'is no moment in time'],
      ['date', 'lies in the future'],
    ])
  })

  it('takes the time of day beside a written date, in its zone where it has one', async () => {
    const whens = ['05/13/2026 09:15', '13 May 2026 2:30 PM', '2026年5月13日 下午2:30', '13.05.2026 14:30 +0200']
    const table = ['id;when', ...whens.map((when, at) => `${at};${when}`)].join('\n')
    const mapping = { postId: 'id', postedAt: 'when' }
    const read = await readBytes(table, { mapping, platform: 'tiktok', capturedOn: '2026-06-01' })
    const times = ofKind(read, 'post').map(({ postedAt }) =>
      new Date((postedAt ?? 0) * 1000).toISOString().slice(11, 16),
    )
    expect(times).toEqual(['09:15', '14:30', '14:30', '12:30'])
  })

  it('takes the network, the tags and the kind of picture from their columns', async () => {
    const table = `id,when,net,tags,kind\n1,2026-03-05T10:00:00Z,IG,"[""Linen"",""#2024""]",Reel\n2,2026-03-05,Pinterest,,\n`
    const mapping = { postId: 'id', postedAt: 'when', network: 'net', hashtags: 'tags', media: 'kind' }
    const read = await readBytes(table, { mapping, capturedOn: '2026-04-01' })
    expect(ofKind(read, 'post')).toMatchObject([
      { postId: '1', platform: 'instagram', hashtags: ['linen'], mediaType: 'video' },
    ])
    expect(read.rejects.map(({ field, reason }) => [field, reason])).toEqual([
      ['net', 'is no network: instagram or tiktok'],
    ])
  })

  it('has all tags of columns that each hold one', async () => {
    const rows = 'when,text,tags/0,tags/1\n2026-03-05,Mantel,wool,Camel\n2026-03-06,Rock #denim,,\n'
    const mapping = { postedAt: 'when', caption: 'text', hashtags: 'tags/0' }
    const read = await readBytes(rows, { mapping, platform: 'instagram', capturedOn: '2026-04-01' })
    expect(ofKind(read, 'post').map(({ hashtags }) => hashtags)).toEqual([['wool', 'camel'], ['denim']])
  })
})
