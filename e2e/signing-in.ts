import { outbox } from '@trendee/contract/sign-in/outbox'
import { expect } from 'vitest'
import type { Look, Visitor } from './browser'
import type { RunningServer } from './running-server'
import type { Session } from './sessions'

/** A screen with a filter that was asked for before anybody was signed in. */
export const WANTED = '/trendeesellers/best-seller/temu?window=7'

/** An address that nobody else in these journeys has. */
export function mailbox(journey: string, { language, width }: Look): string {
  return `${journey}-${language}-${width}@journeys.example`
}

/** Asks for the wanted screen, and is led to its line's sign-in. */
export async function askInVain({ page, open, say, heading }: Visitor): Promise<void> {
  await open(WANTED)
  await page.waitForURL(/\/trendeesellers\/login$/)
  await heading()
    .getByText(say('sign_in.title', { line: say('line.trendeesellers') }))
    .waitFor()
}

type Account = Session['userInfo']

/** The account that the browser keeps, once somebody is signed in. */
export async function signedIn({ page }: Visitor): Promise<Account> {
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  const kept = await page.evaluate(() => localStorage.getItem('user'))
  return Object(JSON.parse(kept ?? '{}')).userInfo as Account
}

/** Who has come back to the very screen that was asked for. */
export async function whoIsBack(visitor: Visitor): Promise<Account> {
  await visitor.page.waitForURL((url) => url.pathname + url.search === WANTED)
  return signedIn(visitor)
}

/** Declines the password that a new account is offered. */
export async function declinePassword({ page, say, heading }: Visitor): Promise<void> {
  await heading().getByText(say('entry.title')).waitFor()
  await page.getByRole('button', { name: say('entry.cancel'), exact: true }).click()
}

/** The newest code that the stand-ins took for an address. */
export async function codeSentTo({ baseUrl }: RunningServer, to: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${baseUrl}${outbox.path}?to=${encodeURIComponent(to)}`)
        const { list } = outbox.output.parse(Object(await answer.json()).data) as { list: { code: string }[] }
        code = list[0]?.code ?? ''
        return code
      },
      { timeout: 10_000 },
    )
    .toMatch(/^\d{6}$/)
  return code
}

/** Has a code sent to an e-mail address that is typed into the form on the page, and types it. */
export async function proveMailbox(visitor: Visitor, platform: RunningServer, address: string): Promise<void> {
  const { page, say } = visitor
  await page.getByRole('textbox', { name: say('code.email'), exact: true }).fill(address)
  await page.getByRole('button', { name: say('code.send'), exact: true }).click()
  const field = page.getByRole('textbox', { name: say('code.field'), exact: true })
  await field.waitFor()
  await field.fill(await codeSentTo(platform, address))
}
