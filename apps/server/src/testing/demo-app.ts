import type { FastifyInstance } from 'fastify'
import type { Platform } from '@trendee/pipeline/open-platform'
import { openSession } from '@trendee/store/sessions'
import { type AppOptions, buildApp } from '../app'
import { takePlatform } from './kept-platform'

export interface DemoApp {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** A session of a demo account, by the part of its e-mail before the @. */
  signIn(mailbox: string): Promise<string>
  close(): Promise<void>
}

/** The application over a copy of the small demo world, its answers checked against the contract. */
export async function openDemoApp(options: AppOptions = {}): Promise<DemoApp> {
  const { platform, giveBack } = await takePlatform()
  const app = await buildApp(platform, { checksAnswers: true, ...options })
  return {
    app,
    platform,
    signIn: async (mailbox) => {
      const { db } = platform.store
      const email = `${mailbox}@trendee.demo`
      const row = await db.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()
      if (!row) throw new Error(`no demo account ${email}`)
      return openSession(db, row.account_id)
    },
    close: async () => {
      await app.close()
      await giveBack()
    },
  }
}
