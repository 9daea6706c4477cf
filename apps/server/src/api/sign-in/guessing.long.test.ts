import { afterAll, beforeAll, vi } from 'vitest'
import { describeFloods } from '../../testing/guess-floods'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'

// The real hashing, watched by `describeFloods`.
vi.mock('@trendee/store/sign-in/passwords', { spy: true })

let app: SignInApp
beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

describeFloods(200, () => app)
