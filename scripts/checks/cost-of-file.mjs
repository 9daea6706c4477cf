// A setup file of vitest: notes on each test file what it costs in processor time, its hooks, its modules and the ended
// processes that it started included, as milliseconds in `meta().processorMs`.
import { afterAll } from 'vitest'
import { endedChildrenMs } from './processor-time.mjs'

const ownMs = (since) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

const began = process.cpuUsage()
const childrenBefore = endedChildrenMs()

// After all hooks of the file's own, which were added later.
// oxlint-disable-next-line no-empty-pattern -- vitest reads what it should pass from the pattern
afterAll(({}, file) => {
  file.meta.processorMs = Math.round(ownMs(began) + endedChildrenMs() - childrenBefore)
})
