import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const CATALOG = 'Product_ID,Product_Name,Product_Brand,Gender,Price\n9,Wrap Dress,Fen,Women,10\n'

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())

it('a file that is read while its preview is asked for is not told as ready with nothing in it', async () => {
  const { analytics, imports } = demo.runtime
  const form = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`
  const sent = await demo.app.inject({
    method: 'POST',
    url: CONTRACT.admin.importUpload.path,
    headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${form('name="review"', 'true')}${form('name="file"; filename="undated.csv"', CATALOG)}--x--\r\n`,
  })
  const id: string = sent.json().data.import_id
  const rows = analytics.rows.bind(analytics)
  // The record is asked for before the file has been read, and arrives after.
  const asked = vi.spyOn(analytics, 'rows').mockImplementation(async (...question) => {
    const found = await rows(...question)
    while (question[1].includes("state = 'held'") && !imports.held.isReady(id)) await turn()
    return found
  })
  try {
    const answer = await demo.app.inject({
      url: `${CONTRACT.admin.importPreview.path}?import_id=${id}&captured_on=2025-04-18`,
      headers: { token },
    })
    const { is_ready: isReady, import: run } = answer.json().data
    expect(asked).toHaveBeenCalled()
    expect([isReady, isReady ? run.rows_read : 'not told yet']).not.toEqual([true, 0])
  } finally {
    asked.mockRestore()
  }
})
