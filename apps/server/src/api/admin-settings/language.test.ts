import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { TEXTS } from '@trendee/contract/texts/texts'
import { saveText } from '@trendee/store/administration/language'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { adminSettings, common } = CONTRACT
let demo: DemoApp
let admin = ''
let aheadMs = 0
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false, now: () => new Date(Date.now() + aheadMs) })
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const save = async (input: Input) => (await ask(demo.app, adminSettings.languageSave, input, admin)).json()
const list = async (input: Input) => (await ask(demo.app, adminSettings.languageList, input, admin)).json().data
const served = (etag = '') => demo.app.inject({ url: common.language.path, headers: { 'if-none-match': etag } })

it('an edited text is served at once under a new version, and taken back again', async () => {
  const before = await served()
  const etag = String(before.headers['etag'])
  expect((await served(etag)).statusCode).toBe(304)
  const builtIn = TEXTS['data.title']
  expect(await save({ key: 'data.title', en: 'Facts' })).toMatchObject({
    data: { key: 'data.title', en: 'Facts', zh: builtIn.zh, is_edited: true },
  })
  const after = await served(etag)
  expect(after.statusCode).toBe(200)
  expect(after.json().data).toContainEqual({ key: 'data.title', en: 'Facts', zh: builtIn.zh })
  expect(await save({ key: 'data.title', zh: '事实' })).toMatchObject({ data: { en: 'Facts', zh: '事实' } })
  expect(await list({ only_edited: true })).toMatchObject({ total: 1, list: [{ key: 'data.title', is_edited: true }] })
  expect(await list({ q: '事实' })).toMatchObject({ list: [{ key: 'data.title' }] })
  expect(await save({ key: 'data.title' })).toMatchObject({ data: { ...builtIn, is_edited: false } })
  expect((await served(etag)).statusCode).toBe(304)
  expect((await list({ only_edited: true })).total).toBe(0)
})

it('an edit of another process is served within a minute', async () => {
  await save({ key: 'imports.title' })
  await served()
  const { db } = demo.runtime.store
  await saveText(db, { key: 'imports.title', en: 'Loads', zh: '载入', isEdited: true }, new Date())
  const shown = async () => (await served()).json().data.find((text: Input) => text['key'] === 'imports.title').en
  expect(await shown()).toBe(TEXTS['imports.title'].en)
  aheadMs = 60_001
  expect(await shown()).toBe('Loads')
  await save({ key: 'imports.title' })
})

it('a text that reads like the built-in one is not called edited', async () => {
  const { en, zh } = TEXTS['data.note']
  expect((await save({ key: 'data.note', en, zh })).data.is_edited).toBe(false)
})

it('what a screen fills in stays to be filled in', async () => {
  const [key, text] = Object.entries(TEXTS).find(([, { en }]) => /^[^{]*\{count\}[^{]*$/.test(en)) ?? [
    '',
    { en: '', zh: '' },
  ]
  const refusal = await save({ key, en: 'no number here' })
  expect(refusal).toMatchObject({ code: 1001, data: { field: 'en', missing: ['count'], unknown: [] } })
  expect(refusal.msg).toContain('{count}')
  expect(await save({ key, zh: `${text.zh} {nobody}` })).toMatchObject({
    code: 1001,
    data: { field: 'zh', unknown: ['nobody'] },
  })
  expect(await save({ key: 'data.title', zh: ' ' })).toMatchObject({ code: 1001, data: { field: 'zh' } })
  expect((await list({ only_edited: true })).total).toBe(0)
  expect((await save({ key, en: `${text.en}!` })).data.en).toBe(`${text.en}!`)
})

it.each(['no.such.key', 'toString', '__proto__'])('a text called %s is not found', async (key) => {
  expect((await save({ key, en: 'x' })).code).toBe(1002)
})
