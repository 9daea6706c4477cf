import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { saveWord } from '@trendee/store/messages/reader-words'
import { saveSetting, setting } from '@trendee/store/administration/settings'
import { type Input, ask } from '../testing/ask'
import { type DemoApp, openDemoApp } from '../testing/demo-app'
import { doneImport, heldImport, savedTable, waitingJob } from '../testing/example-inputs'
import { makeApplicant } from '../testing/made-partners'
import { makeAccount } from '../testing/test-accounts'
import { audited } from './audited'
import type { Call } from './handler'

let demo: DemoApp
let admin = ''
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const CHANGES = ENDPOINTS.filter(
  ({ endpoint: { access, method } }) => method === 'POST' && access !== 'public' && access.who === 'role',
)

/** Input that changes something, and what the log says of whom or what; for every change that administrators can make. */
interface Try {
  readonly input: Input
  readonly subject: string | RegExp
  readonly name: string | RegExp
}

const TRIES: Readonly<Record<string, () => Promise<Try>>> = {
  'admin.jobRetry': async () => {
    const input = await waitingJob('cancelled')(demo)
    return { input, subject: `job:${String(input['job_id'])}`, name: 'housekeeping' }
  },
  'admin.jobCancel': async () => {
    const input = await waitingJob('created')(demo)
    return { input, subject: `job:${String(input['job_id'])}`, name: 'housekeeping' }
  },
  'admin.backup': () => Promise.resolve({ input: {}, subject: 'backup', name: /^trendee-[-\d]+\.tar\.gz$/ }),
  'admin.importUpload': () => Promise.resolve({ input: {}, subject: /^import:./, name: 'series.csv' }),
  'admin.importRead': async () => {
    const id = await heldImport(demo)
    return { input: { import_id: id, currency: 'USD' }, subject: `import:${id}`, name: /^held-\d+\.csv$/ }
  },
  'admin.importLoad': async () => {
    const id = await heldImport(demo)
    return { input: { import_id: id, captured_on: '2025-03-01' }, subject: `import:${id}`, name: /^held-\d+\.csv$/ }
  },
  'admin.importDiscard': async () => {
    const id = await heldImport(demo)
    return { input: { import_id: id }, subject: `import:${id}`, name: /^held-\d+\.csv$/ }
  },
  'admin.importWithdraw': async () => {
    const id = await doneImport(demo)
    return { input: { import_id: id }, subject: `import:${id}`, name: /^held-\d+\.csv$/ }
  },
  'admin.mappingChange': async () => ({
    input: { mapping_id: await savedTable(demo), mapping: { title: 'Name', price: 'Preis' } },
    subject: 'mapping:name-preis',
    name: 'herbst.csv',
  }),
  'admin.mappingDelete': async () => ({
    input: { mapping_id: await savedTable(demo) },
    subject: 'mapping:name-preis',
    name: 'herbst.csv',
  }),
  'adminUsers.userUpdate': async () => {
    const account_id = await makeAccount(db())
    return { input: { account_id, is_restricted: true }, subject: `account:${account_id}`, name: 'Tess Test' }
  },
  'adminUsers.userPlan': async () => {
    const account_id = await makeAccount(db())
    return {
      input: { account_id, platform: 'trendee', plan: 'basic' },
      subject: `account:${account_id}`,
      name: 'Tess Test',
    }
  },
  'adminUsers.userSignOut': async () => {
    const account_id = await makeAccount(db())
    return { input: { account_id }, subject: `account:${account_id}`, name: 'Tess Test' }
  },
  'partners.partnerVerify': async () => {
    const account_id = await makeApplicant(db())
    return { input: { account_id, approve: true }, subject: `account:${account_id}`, name: 'Tess Test' }
  },
  'partners.partnerEnd': async () => {
    const account_id = await makeApplicant(db())
    return { input: { account_id }, subject: `account:${account_id}`, name: 'Tess Test' }
  },
  'partners.partnerPayout': async () => {
    const account_id = await makeApplicant(db())
    return { input: { account_id }, subject: `account:${account_id}`, name: 'Tess Test' }
  },
  'adminPromotions.promotionSave': () =>
    Promise.resolve({
      input: { code: 'LOGGED', platform: 'trendee', plan: 'basic', days: 7, uses_left: 1 },
      subject: 'promotion:LOGGED',
      name: 'LOGGED',
    }),
  'adminMessages.messageSend': () =>
    Promise.resolve({
      input: { title: 'A', title_zh: '甲', body: 'B', body_zh: '乙' },
      subject: /^message:./,
      name: 'A',
    }),
  'adminMessages.wordDone': async () => {
    const accountId = await makeAccount(db())
    const word_id = await saveWord(db(), { kind: 'feedback', accountId, content: 'Sleeves!' }, new Date())
    return { input: { word_id }, subject: `word:${word_id}`, name: 'Sleeves!' }
  },
  'adminPictures.pictureHostSave': () =>
    Promise.resolve({
      input: { host: 'cdn.shop.example', is_allowed: true },
      subject: 'picture-host:cdn.shop.example',
      name: 'cdn.shop.example',
    }),
  'adminGraphics.protectedSave': () =>
    Promise.resolve({
      input: { term: 'Quillette Bear', kind: 'character', is_protected: true },
      subject: 'protected-name:quillette bear',
      name: 'quillette bear',
    }),
  'adminPictures.pictureUpload': () => Promise.resolve({ input: {}, subject: /^pictures:./, name: 'series.csv' }),
  'adminSettings.languageSave': () =>
    Promise.resolve({ input: { key: 'data.title', en: 'Facts' }, subject: 'text:data.title', name: 'data.title' }),
  'adminSettings.advertisingSave': () =>
    Promise.resolve({
      input: { alert_time: 9, register_login: 'No' },
      subject: 'setting:advertising',
      name: 'advertising',
    }),
}

async function logged(): Promise<Record<string, unknown>[]> {
  const { list } = (await ask(demo.app, CONTRACT.adminSettings.audit, { pageSize: 100 }, admin)).json().data
  return list
}

describe('what administrators change', () => {
  it('is the whole of what is tried here', () => {
    expect(CHANGES.map(({ name }) => name).sort()).toEqual(Object.keys(TRIES).sort())
  })

  it.each(CHANGES)('by $name stands in the log, once', async ({ name, endpoint }) => {
    const { input, subject, name: named } = (await TRIES[name]?.()) ?? { input: {}, subject: '', name: '' }
    const before = await logged()
    const answer = await ask(demo.app, endpoint, input, admin)
    expect(answer.statusCode, answer.body).toBe(200)
    const after = await logged()
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({
      admin_name: 'Ada Admin',
      action: name,
      detail: input,
      ip: '127.0.0.1',
    })
    expect(after[0]?.['subject']).toMatch(subject)
    expect(after[0]?.['subject_name']).toMatch(named)
  })

  it('is found in the log by who, what and whom', async () => {
    const total = async (q: string) =>
      (await ask(demo.app, CONTRACT.adminSettings.audit, { q }, admin)).json().data.total
    expect(await total('promotion:logged')).toBe(1)
    expect(await total('languageSave')).toBe(1)
    expect(await total('ada admin')).toBe(CHANGES.length)
    expect(await total('nobody at all')).toBe(0)
  })
})

describe('change and log entry', () => {
  const call = { request: { ip: '192.0.2.7' } }
  const asAdmin = async () => {
    const account = { accountId: 'ada', name: 'Ada' }
    return { ...call, runtime: demo.runtime, account } as unknown as Call
  }

  it('are kept together or not at all', async () => {
    const before = (await logged()).length
    const failsToName = audited({
      action: 'test.change',
      subjectOf: () => {
        throw new Error('no subject')
      },
      nameOf: () => 'half',
      change: (_input: object, _call, transaction) => saveSetting(transaction, 'half', { done: true }, new Date()),
    })
    await expect(failsToName({}, await asAdmin())).rejects.toThrow('no subject')
    expect(await setting(db(), 'half')).toBeNull()
    expect(await logged()).toHaveLength(before)
  })

  it('hold no secret, and nobody is told before they are kept', async () => {
    const seen: unknown[] = []
    const change = audited({
      action: 'test.secret',
      subjectOf: () => 'test',
      nameOf: () => 'test',
      change: () => Promise.resolve('done'),
      afterwards: () => seen.push('afterwards'),
    })
    expect(await change({ new_password: 'velvet', name: 'Nora' }, await asAdmin())).toBe('done')
    expect(seen).toEqual(['afterwards'])
    expect((await logged())[0]).toMatchObject({ action: 'test.secret', detail: { new_password: '…', name: 'Nora' } })
  })
})
