import { setTimeout as pause } from 'node:timers/promises'

/** Something that a process has open. */
export interface OpenPart {
  readonly name: string
  close(): Promise<void>
  /** It is left behind after this time, so that those after it are closed too; absent: it is waited for. */
  readonly withinMs?: number
}

/** Closes everything that is open, one after the other: what fails or hangs never keeps what comes after it open. */
export async function closeInTurn(
  parts: readonly OpenPart[],
  onFailure: (error: unknown, name: string) => void,
): Promise<void> {
  for (const { name, close, withinMs } of parts) {
    const waiting = new AbortController()
    const late = async (milliseconds: number): Promise<never> => {
      await pause(milliseconds, undefined, { signal: waiting.signal })
      throw new Error(`${name} did not close within ${milliseconds} ms`)
    }
    try {
      const closed = close()
      await (withinMs === undefined ? closed : Promise.race([closed, late(withinMs)]))
    } catch (error) {
      onFailure(error, name)
    } finally {
      waiting.abort()
    }
  }
}
