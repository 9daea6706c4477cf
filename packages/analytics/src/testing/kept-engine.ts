/** Closes the engine that somebody keeps open between test files. */
let closeKept: (() => Promise<void>) | null = null

/**
 * Says how an engine is closed that stays open after its test file; null: it is in use again. The embedded engine has one
 * folder a process: whoever opens another one in a test calls `freeEngine` first.
 */
export function keepEngine(close: (() => Promise<void>) | null): void {
  closeKept = close
}

/** Closes the engine that is kept open, if there is one. */
export async function freeEngine(): Promise<void> {
  const close = closeKept
  closeKept = null
  await close?.()
}
