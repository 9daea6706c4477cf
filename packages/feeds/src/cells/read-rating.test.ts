import { describe, expect, it } from 'vitest'
import { readRating } from './read-rating'

describe('readRating', () => {
  it.each([
    ['4.3 out of 5 stars', 4.3],
    ['Rated 4.50 out of 5', 4.5],
    ['4.5¹', 4.5],
    ['4,4 von 5 Sternen', 4.4],
    ['4,0 sur 5 étoiles', 4],
    ['5つ星のうち4.2', 4.2],
    ['5점 만점에 4.1점', 4.1],
    ['4.5/5', 4.5],
    ['4,5', 4.5],
    ['4.8分', 4.8],
    ['4.5 (1,234)', 4.5],
    ['4.5 stars (12 reviews)', 4.5],
    ['★ 4.5', 4.5],
    ['★★★★☆', 4],
    ['★★★★☆ (123)', 4],
    ['★☆☆☆☆', 1],
    ['★★★★★', 5],
    ['★★★★½', 4.5],
    ['⭐⭐⭐⭐', 4],
    ['⭐️⭐️⭐️⭐️', 4],
    ['★★★★★ 4.8', 4.8],
    ['8.4/10', 4.2],
    ['9,2 / 10', 4.6],
    ['92/100', 4.6],
    ['Rating: 4.5', 4.5],
    ['4.8 trên 5', 4.8],
    ['별점 5점 만점에 4.5점', 4.5],
    ['5 üzerinden 4,2', 4.2],
    ['5 üzerinden 4,2 yıldız', 4.2],
    [4.8, 4.8],
    ['5', 5],
  ])('reads %j', (cell, rating) => {
    expect(readRating(cell)).toBe(rating)
  })

  it.each(['', '0', 0, 'N/A', -1, null])('knows that %j is no rating yet', (cell) => {
    expect(readRating(cell)).toBeNull()
  })

  it.each(
    ['5.1', '92%', '4 of 40', '10.5/10', '4/7', 'good', '-2', 'rated 3 by 4'].concat([
      '★',
      '★★★☆',
      '★★★★★★',
      '☆☆☆☆☆',
      '★★★★☆ 4',
      'Ratings: 4',
    ]),
  )('does not read %j', (cell) => {
    expect(readRating(cell)).toEqual({ unread: 'is not a rating from 0 to 5' })
  })
})
