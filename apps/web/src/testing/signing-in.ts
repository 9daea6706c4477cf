import { expect } from 'vitest'
import { fill, press } from './controls'
import type { Page, Server } from './open-page'

/** A screen with a filter that was asked for before anybody was signed in. */
export const WANTED = '/trendeesellers/best-seller/temu?window=7'

/** The account that the browser keeps. */
export function keptAccount(): Readonly<Record<string, unknown>> {
  const kept: unknown = JSON.parse(localStorage.getItem('user') ?? '{}')
  return Object(Object(kept).userInfo) as Record<string, unknown>
}

/** The newest code that was sent to an address. */
export async function codeSentTo(server: Server, address: string): Promise<string> {
  const code = await server.codeTo(address)
  if (code === null) throw new Error(`no code was sent to ${address}`)
  return code
}

/** Has a code sent to an e-mail address that is typed into the form, and types the code. */
export async function proveMailbox(page: Page, server: Server, address: string): Promise<void> {
  const { view, say } = page
  await fill(page, view.getByRole('textbox', { name: say('code.email') }), address)
  await press(page, say('code.send'))
  await page.user.type(view.getByRole('textbox', { name: say('code.field') }), await codeSentTo(server, address))
  await page.settled()
}

/** Declines the password that a new account is offered. */
export async function declinePassword(page: Page): Promise<void> {
  expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('entry.title'))
  await press(page, page.say('entry.cancel'))
}
