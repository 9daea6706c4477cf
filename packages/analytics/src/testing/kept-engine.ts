/** Closes the engine that is open between test files, or that a failed file did not close. */
let closeKept: (() => Promise<void>) | null = null

/**
 * Says how an open engine is closed; null: it is closed. The embedded engine has one folder a process: whoever opens
 * another one in a test calls `freeEngine` first, so that one test that fails does not take all later files with it.
 */
export function keepEngine(close: (() => Promise<void>) | null): void {
  closeKept = close
}

/** Closes the engine that is open, if there is one. */
export async function freeEngine(): Promise<void> {
  const close = closeKept
  closeKept = null
  await close?.()
}
