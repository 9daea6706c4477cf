import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects with EADDRINUSE where another program listens: before anything is made, not after. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
