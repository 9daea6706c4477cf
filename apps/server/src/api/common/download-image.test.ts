import sharp from 'sharp'
import { CONTRACT } from '@trendee/contract/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { keepPhoto } from '../../testing/give-photo'

const { downloadImage } = CONTRACT.common

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp()
  token = await demo.signIn('trendee-business')
})
afterAll(() => demo.close())

const download = (input: Record<string, unknown>) => ask(demo.app, downloadImage, input, token)

describe('a picture as a file', () => {
  it.each([
    ['png', 300],
    ['webp', 64],
  ] as const)('is the drawing of a record as %s of %i pixels', async (format, width) => {
    const answer = await download({ url: '/api/v1/common/picture/shein/10000001', width, format })
    expect(answer.statusCode).toBe(200)
    const meta = await sharp(answer.rawPayload).metadata()
    expect([meta.format, meta.width]).toEqual([format, width])
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="trendee-shein-10000001.${format}"`)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('is a photograph that is kept, never enlarged', async () => {
    const key = await keepPhoto(demo.runtime)
    const answer = await download({ url: `/api/v1/common/photo/${key}?width=1200`, width: 20 })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(20)
    const whole = await download({ url: `/api/v1/common/photo/${key}`, width: 2000 })
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(40)
  })

  it.each([
    'https://pictures.example/dress.jpg',
    'http://127.0.0.1:9/api/v1/common/picture/shein/10000001',
    '//pictures.example/api/v1/common/picture/shein/10000001',
    '/api/v1/common/picture/shein/../../user/info',
    '/api/v1/common/picture/shein',
    '/api/v1/user/info',
    'file:///etc/hosts',
    '',
  ])('is refused for %j, and nothing is fetched', async (url) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const answer = await download({ url })
    expect([answer.statusCode, answer.json().code, answer.json().data.field]).toEqual([400, 1001, 'url'])
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it.each([
    '/api/v1/common/picture/shein/none',
    '/api/v1/common/picture/shein/%E0%A4%A',
    `/api/v1/common/photo/${'0'.repeat(40)}`,
    '/api/v1/common/photo/..%2F..%2Fsecret',
  ])('is not found at %s', async (url) => {
    const answer = await download({ url })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 1002])
  })

  it('has a name without anything that a header could be broken with', async () => {
    const answer = await download({ url: `/api/v1/common/picture/trend/${encodeURIComponent('red"\r\nx: y.0')}` })
    expect(String(answer.headers['content-disposition'])).toMatch(/^attachment; filename="trendee-[\w.-]+\.png"$/)
  })

  it('is for who has signed in', async () => {
    const answer = await ask(demo.app, downloadImage, { url: '/api/v1/common/picture/shein/10000001' })
    expect(answer.statusCode).toBe(401)
  })
})
