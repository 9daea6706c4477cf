import { readFileSync } from 'node:fs'
import { openFeed } from '@trendee/feeds/read-feed'
import type { PostRecord } from '@trendee/feeds/records'
import { describe, expect, it } from 'vitest'
import { hasOddFiles, ODD_FOLDER, whyLeftOut } from './odd-files'

async function postsOf(name: string) {
  const { batches } = await openFeed(ODD_FOLDER + name)
  const posts: PostRecord[] = []
  let rejected = 0
  for await (const batch of batches) {
    posts.push(...batch.records.filter((record) => record.kind === 'post'))
    rejected += batch.rejects.length
  }
  return { posts, rejected }
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)

describe.skipIf(!hasOddFiles)(`posts as people have them${whyLeftOut}`, () => {
  it('posts-counts-in-ten-languages.csv', async () => {
    const { posts, rejected } = await postsOf('posts-counts-in-ten-languages.csv')
    const expected = readFileSync(`${ODD_FOLDER}posts-counts-in-ten-languages.expected.csv`, 'utf8')
    const lines = expected.trim().split('\n').slice(1)
    expect(lines).toHaveLength(24)
    expect(posts.map(({ postId, likes }) => [postId, likes])).toEqual(
      lines.map((line) => [line.slice(0, line.indexOf(',')), Number(line.slice(line.lastIndexOf(',') + 1))]),
    )
    expect(posts.filter(({ atLeast }) => atLeast.includes('likes')).map(({ postId }) => postId)).toEqual([
      'MADEUP004',
      'MADEUP018',
    ])
    // "2,143", "38.094" and "2 143".
    expect(posts.filter(({ atLeast, estimated }) => atLeast.length + estimated.length === 0)).toHaveLength(3)
    expect(rejected).toBe(0)
    expect(posts[0]).toMatchObject({ author: 'made_up_shop', hashtags: ['slipskirt'] })
  })

  it('posts-hidden-likes.json', async () => {
    const { posts, rejected } = await postsOf('posts-hidden-likes.json')
    const known = posts.flatMap(({ likes }) => (likes === null ? [] : [likes]))
    expect([posts.length, known.length, sum(known), rejected]).toEqual([9, 4, 8864, 0])
    expect(sum(posts.map(({ comments }) => comments))).toBe(528)
  })
})
