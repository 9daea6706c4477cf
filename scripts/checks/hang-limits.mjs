// The limits of every test. They end what hangs and say nothing about speed: a machine of a third of the pace, with
// something else to do beside, stays far below them.

/** Milliseconds that a wait for one state may take. */
export const WAIT_LIMIT_MS = 300_000

/** Milliseconds that a test, a hook, or a process that one starts may take. */
export const TEST_LIMIT_MS = 900_000
