import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT } from '../built-output'
import { rowsAsText } from '../table'
import { freePort } from './free-port'
import { MeasuredProcess } from './measured-process'
import { prepareWorld } from './prepare-world'
import { RequestClient, drive, quantiles } from './request-client'
import { signInAdmin } from './sign-in-demo'
import { REQUEST_KINDS, RequestMix } from './request-mix'

const CLIENTS = 64
const ROUNDS = 12
/** Milliseconds at p95, and how many times the median of all requests one kind's may be. */
const P95 = 1500
const SHARE = 4

/** Prints how long each kind of request takes while 64 clients ask the mix of `requests`; every question goes to the engine. */
export async function benchCrowd({ worlds, rounds = ROUNDS }: { readonly worlds?: string; readonly rounds?: number }) {
  const folder = worlds ?? mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  mkdirSync(folder, { recursive: true })
  const world = join(folder, 'x1')
  await prepareWorld(world, 1)
  const port = await freePort()
  const server = new MeasuredProcess(BUILT.server, [], {
    TRENDEE_DATA: world,
    PORT: String(port),
    TRENDEE_RATE_LIMITS: '0',
    TRENDEE_ANSWER_MEMORY: '0',
  })
  try {
    await server.said(/Trendee is at/)
    const client = new RequestClient(port, CLIENTS, await signInAdmin(port))
    const mix = await RequestMix.of(client)
    await drive(client, mix.rounds(2, 1), CLIENTS)
    const began = performance.now()
    const answers = await drive(client, mix.rounds(rounds, 3), CLIENTS)
    const seconds = (performance.now() - began) / 1000
    client.close()
    const all = quantiles(answers.map(({ milliseconds }) => milliseconds))
    const rows = Object.keys(REQUEST_KINDS).map((kind) => {
      const { p50, p95 } = quantiles(answers.flatMap((answer) => (answer.kind === kind ? answer.milliseconds : [])))
      return {
        request: kind,
        p50: p50.toFixed(0),
        p95: p95.toFixed(0),
        share: (p50 / all.p50).toFixed(1),
        kept: p95 <= P95 && p50 <= SHARE * all.p50 ? 'yes' : 'NO',
      }
    })
    for (const line of rowsAsText(rows, Object.keys(rows[0] ?? {}), 'table')) console.log(line)
    console.log(
      `\nmilliseconds; share: median against the median of all requests (${all.p50.toFixed(0)}). ${answers.length} requests ` +
        `by ${CLIENTS} clients in ${seconds.toFixed(1)} s; kept: p95 up to ${P95} ms and a share up to ${SHARE}.`,
    )
  } finally {
    await server.stop()
    if (worlds === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
