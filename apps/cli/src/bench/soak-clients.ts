import type { AskedPath, RequestClient } from './request-client'
import type { RequestMix } from './request-mix'
import type { SoakServer } from './soak-server'
import { type SoakTally, failureOf } from './soak-tally'

/** Rounds of the mix that are drawn together. */
const ROUNDS = 50

interface Crowd {
  readonly server: SoakServer
  readonly client: RequestClient
  readonly mix: RequestMix
  readonly tally: SoakTally
  readonly seed: number
  readonly isOver: () => boolean
  readonly second: () => number
}

/** The mix without an end, another in each part. */
function* pathsOf(mix: RequestMix, seed: number): Generator<AskedPath, never> {
  for (let part = seed; ; part += 1) yield* mix.rounds(ROUNDS, part)
}

/** Clients that ask one after the other until it is over. While the server is away they wait, then they go on. */
export async function soakClients(count: number, crowd: Crowd): Promise<void> {
  const { server, client, tally, isOver, second } = crowd
  const paths = pathsOf(crowd.mix, crowd.seed)
  const one = async (): Promise<void> => {
    for (;;) {
      await server.up()
      if (isOver()) return
      const path = paths.next().value
      const { kills } = server
      try {
        const { kind, milliseconds } = await client.timed(path)
        tally.took(kind, milliseconds)
      } catch (error) {
        if (failureOf(error).status === null && server.wasKilledSince(kills)) tally.cutOff += 1
        else tally.fail(path.kind, error, second())
      }
    }
  }
  await Promise.all(Array.from({ length: count }, one))
}
