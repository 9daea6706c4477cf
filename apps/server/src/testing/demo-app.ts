import type { FastifyInstance } from 'fastify'
import { addDays } from '@trendee/core/periods/week'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { networkOfTest } from '@trendee/providers/testing/picture-server'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type AppOptions, buildApp } from '../app'
import { takeRuntime } from './kept-runtime'

/** A test never asks other machines for pictures. */
const network = networkOfTest(() => Promise.reject(new Error('There is no network.')))

export interface DemoApp {
  readonly app: FastifyInstance
  readonly runtime: Runtime
  /** A session of a demo account, by the part of its e-mail before the @. */
  signIn(mailbox: string): Promise<string>
  close(): Promise<void>
}

/** Three weeks after the demo world ends: whatever the clock says, its data is read as fresh. */
export const DAY_OF_WORLD = addDays(DEMO_AS_OF, 21)

/** The application over a copy of the small demo world, its answers checked against the contract. */
export async function openDemoApp(options: AppOptions = {}): Promise<DemoApp> {
  const { runtime, giveBack } = await takeRuntime()
  const app = await buildApp(runtime, {
    checksAnswers: true,
    runsJobs: true,
    network,
    today: () => DAY_OF_WORLD,
    ...options,
  }).catch(async (error: unknown) => {
    // Else the engine stays open, and no later file of this process could open one.
    await giveBack()
    throw error
  })
  return {
    app,
    runtime,
    signIn: async (mailbox) => {
      const { db } = runtime.store
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
