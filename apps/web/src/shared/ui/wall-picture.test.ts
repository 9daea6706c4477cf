import { expect, it } from 'vitest'
import { isDrawing, wallPicture } from './wall-picture'

it('asks for a drawing as pixels, as many as the screen has', () => {
  const drawn = '/api/v1/common/picture/shein/10000001'
  expect(wallPicture(drawn, 240)).toEqual({
    src: `${drawn}?format=webp&width=240`,
    srcSet: `${drawn}?format=webp&width=240 1x, ${drawn}?format=webp&width=480 2x`,
  })
})

it('leaves photographs, and what says its format, as they are', () => {
  for (const src of [
    '/api/v1/common/photo/ab?width=480',
    '/api/v1/common/picture/shein/1?format=png',
    'https://x.example/1.jpg',
  ])
    expect(wallPicture(src, 240)).toEqual({ src })
})

it('tells a drawing, which is labelled and dimmed in the dark, from a photograph in its place', () => {
  expect(isDrawing('/api/v1/common/picture/trend/linen.0.women')).toBe(true)
  expect(isDrawing('/api/v1/common/photo/ab')).toBe(false)
})
