import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { MOST_REFERENCES_OF_PROJECT } from '@trendee/core/collections/project'
import { openShare } from '@trendee/store/collections/project-share'
import { acceptInvitation, invite } from '@trendee/store/collections/project-team'
import { createProject } from '@trendee/store/collections/projects'
import { addReferences } from '@trendee/store/collections/references'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount } from '../../testing/test-accounts'

const { collection } = CONTRACT
const LOOK = 'avelisse-ss27-01'
const PRODUCTS = ['shein.10000001', 'shein.10000002']
const FAR = new Date('2099-01-01T00:00:00Z')

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db

/** Somebody whose plan collects, with a project of their own. */
async function collector() {
  const accountId = await makeAccount(db(), { role: '1', plan: { line: 'trendee', plan: 'professional' } })
  const token = await openSession(db(), accountId)
  const categoryId = await createProject(db(), accountId, 'Capsule', new Date())
  const says = async (endpoint: Endpoint, input: Input) => (await ask(demo.app, endpoint, input, token)).json()
  const gets = async <E extends Endpoint>(endpoint: E, input: Input): Promise<OutputOf<E>> => {
    const said = await says(endpoint, input)
    expect(said, JSON.stringify(said)).toMatchObject({ code: 1 })
    return said.data
  }
  return { accountId, categoryId, says, gets }
}

describe('references of a project', () => {
  it('are added once, listed the newest first as what they are, and taken out', async () => {
    const { categoryId, gets } = await collector()
    const products = { categoryId, kind: 'product', ids: PRODUCTS }
    expect(await gets(collection.referenceAdd, products)).toEqual({
      list: PRODUCTS.map((id) => ({ id, is_new: true })),
      total: 2,
    })
    expect(await gets(collection.referenceAdd, { categoryId, kind: 'look', ids: [LOOK, LOOK] })).toMatchObject({
      total: 3,
    })
    expect((await gets(collection.referenceAdd, products)).list.map(({ is_new: isNew }) => isNew)).toEqual([
      false,
      false,
    ])
    const { list, total } = await gets(collection.referenceList, { categoryId })
    expect(total).toBe(3)
    expect(list.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      `look ${LOOK}`,
      ...PRODUCTS.map((id) => `product ${id}`),
    ])
    expect(list.every(({ name, picture }) => name !== null && picture !== null)).toBe(true)
    const [project] = (await gets(collection.categoryInfo, { categoryId })).list
    expect(project).toMatchObject({ trends: 0, references: 3 })
    await gets(collection.referenceDelete, { categoryId, kind: 'product', ids: [PRODUCTS[0], 'shein.none'] })
    const held = await gets(collection.referenceInfo, { kind: 'product', ids: PRODUCTS })
    expect(held.list).toEqual([{ categoryId, id: PRODUCTS[1] }])
  })

  it('are added all or none, and only what there is', async () => {
    const { categoryId, says, gets } = await collector()
    const refused = await says(collection.referenceAdd, { categoryId, kind: 'product', ids: [PRODUCTS[0], 'shein.no'] })
    expect(refused).toMatchObject({ code: 1002, data: { field: 'ids', unknown: ['shein.no'] } })
    expect((await says(collection.referenceAdd, { categoryId, kind: 'post', ids: PRODUCTS })).code).toBe(1002)
    expect((await says(collection.referenceAdd, { categoryId, kind: 'trend', ids: ['jeans'] })).code).toBe(1001)
    expect((await says(collection.referenceAdd, { categoryId, kind: 'product', ids: [] })).code).toBe(1001)
    expect((await gets(collection.referenceList, { categoryId })).total).toBe(0)
  })

  it('have an end, and nothing is lost at it', async () => {
    const { accountId, categoryId, says, gets } = await collector()
    const ids = Array.from({ length: MOST_REFERENCES_OF_PROJECT }, (_, place) => `shein.gone-${place}`)
    await addReferences(db(), { accountId, projectId: categoryId }, 'product', ids, new Date())
    const refused = await says(collection.referenceAdd, { categoryId, kind: 'look', ids: [LOOK] })
    expect(refused).toMatchObject({ code: 1010, data: { most: MOST_REFERENCES_OF_PROJECT } })
    const { list, total } = await gets(collection.referenceList, { categoryId })
    expect(total).toBe(MOST_REFERENCES_OF_PROJECT)
    // What the data no longer holds keeps its place.
    expect(list[0]).toMatchObject({ id: 'shein.gone-0', name: null, picture: null })
  })

  it('are read by whoever was let in, changed by editors, and not there for others', async () => {
    const [owner, viewer, stranger] = [await collector(), await collector(), await collector()]
    const { categoryId } = owner
    const email = `${viewer.accountId}@invited.example`
    await db().updateTable('account').set({ email }).where('account_id', '=', viewer.accountId).execute()
    const asked = { accountId: owner.accountId, projectId: categoryId }
    const invitation = await invite(db(), asked, { email, role: 'viewer', expiresAt: FAR }, new Date())
    await acceptInvitation(db(), viewer.accountId, invitation, new Date())
    const look = { categoryId, kind: 'look', ids: [LOOK] }
    await owner.gets(collection.referenceAdd, look)
    expect((await viewer.gets(collection.referenceList, { categoryId })).total).toBe(1)
    expect((await viewer.says(collection.referenceAdd, look)).code).toBe(1003)
    expect((await viewer.says(collection.referenceDelete, look)).code).toBe(1003)
    for (const entry of [collection.referenceAdd, collection.referenceDelete, collection.referenceList]) {
      expect((await stranger.says(entry, look)).code).toBe(1002)
    }
    expect((await stranger.gets(collection.referenceInfo, { kind: 'look', ids: [LOOK] })).list).toEqual([])
  })

  it('stand on the page of its link', async () => {
    const { accountId, categoryId, gets } = await collector()
    await gets(collection.referenceAdd, { categoryId, kind: 'look', ids: [LOOK] })
    const asked = { accountId, projectId: categoryId }
    const token = await openShare(db(), asked, { expiresAt: FAR, showsNotes: false }, new Date())
    const shared = (await ask(demo.app, collection.sharedProject, { token })).json().data
    expect(shared.references).toMatchObject([{ kind: 'look', id: LOOK }])
    expect((await ask(demo.app, collection.sharedProject, { token, page: 2 })).json().data.references).toEqual([])
  })
})
