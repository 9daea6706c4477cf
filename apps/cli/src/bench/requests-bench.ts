import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rowsAsText } from '../table'
import { BUILT } from '../built-output'
import { megabytes, prepareWorld } from './prepare-world'
import { freePort } from './free-port'
import { MeasuredProcess } from './measured-process'
import { type AskedPath, type Quantiles, type TimedAnswer, RequestClient, drive, quantiles } from './request-client'
import { measureRecordCalls } from './record-calls-bench'
import { signInAdmin } from './sign-in-demo'
import { REQUEST_KINDS, RequestMix, type RequestKind } from './request-mix'

const CLIENTS = 8
const ROUNDS = 12
const ALONE_ROUNDS = 5
const REST_SECONDS = 4
const REST_MEMORY_MEGABYTES = 900

export interface RequestsBenchOptions {
  /** The larger world, as a multiple of the demo world. */
  readonly scale?: number
  /** Rounds of the mix at each scale; every kind is asked four times a round. */
  readonly rounds?: number
  /** Keeps the prepared worlds in this folder, for the next run to use; a temporary one when absent. */
  readonly worlds?: string
}

/** One client, one kind after the other. */
interface AloneFigures extends Quantiles {
  /** Processor time that one request takes of the server, all threads, milliseconds. */
  readonly processor: number | null
}

interface ScaleFigures {
  readonly alone: ReadonlyMap<string, AloneFigures>
  readonly together: ReadonlyMap<string, Quantiles>
  /** Of a server that keeps answers: the same addresses when they were asked for the first time. */
  readonly first: ReadonlyMap<string, Quantiles>
}

function byKind(answers: readonly TimedAnswer[]): Map<string, Quantiles> {
  const times = new Map<string, number[]>()
  for (const { kind, milliseconds } of answers) {
    const list = times.get(kind)
    if (list) list.push(milliseconds)
    else times.set(kind, [milliseconds])
  }
  return new Map([...times].map(([kind, list]) => [kind, quantiles(list)]))
}

/** Processor time hardly depends on what else the machine does, so it tells more than a clock on a busy one. */
async function driveAlone(
  server: MeasuredProcess,
  client: RequestClient,
  paths: readonly AskedPath[],
): Promise<Map<string, AloneFigures>> {
  const figures = new Map<string, AloneFigures>()
  for (const kind of Object.keys(REQUEST_KINDS)) {
    const before = server.processorMilliseconds
    const answers = await drive(
      client,
      paths.filter((path) => path.kind === kind),
      1,
    )
    const after = server.processorMilliseconds
    figures.set(kind, {
      ...quantiles(answers.map(({ milliseconds }) => milliseconds)),
      processor: before === null || after === null ? null : (after - before) / answers.length,
    })
  }
  return figures
}

/** `cold`: every question goes to the engine, as for the first visitor after an import; `warm`: all were asked before. */
type Temperature = 'cold' | 'warm'

async function measureScale(
  folder: string,
  scale: number,
  rounds: number,
  temperature: Temperature,
): Promise<ScaleFigures> {
  const port = await freePort()
  const server = new MeasuredProcess(BUILT.server, [], {
    TRENDEE_DATA: folder,
    PORT: String(port),
    TRENDEE_RATE_LIMITS: '0',
    TRENDEE_ANSWER_MEMORY: temperature === 'cold' ? '0' : '1',
  })
  try {
    const ready = await server.said(/Trendee is at/)
    await wait(REST_SECONDS * 1000)
    const atRest = server.memoryMegabytes
    const client = new RequestClient(port, CLIENTS, await signInAdmin(port))
    const mix = await RequestMix.of(client)
    await drive(client, mix.rounds(1, 1), CLIENTS)
    const first = temperature === 'warm' ? await drive(client, mix.rounds(rounds, 3), CLIENTS) : []
    if (temperature === 'warm') await drive(client, mix.rounds(ALONE_ROUNDS, 2), CLIENTS)
    const alone = await driveAlone(server, client, mix.rounds(ALONE_ROUNDS, 2))
    const before = server.processorMilliseconds
    const began = performance.now()
    const answers = await drive(client, mix.rounds(rounds, 3), CLIENTS)
    const seconds = (performance.now() - began) / 1000
    const after = server.processorMilliseconds
    client.close()
    await wait(REST_SECONDS * 1000)
    console.log(
      `demo × ${scale}, ${temperature}: started in ${ready.seconds.toFixed(1)} s; memory at rest ${megabytes(atRest)} ` +
        `(${(atRest ?? 0) < REST_MEMORY_MEGABYTES ? 'below' : 'NOT below'} ${REST_MEMORY_MEGABYTES}), after the requests ` +
        `${megabytes(server.memoryMegabytes)}, at most ${megabytes(server.peakMegabytes)}; ${answers.length} requests by ` +
        `${CLIENTS} clients in ${seconds.toFixed(1)} s = ${(answers.length / seconds).toFixed(1)} a second` +
        (before === null || after === null
          ? ''
          : `, ${((after - before) / answers.length).toFixed(0)} ms of processor time each`),
    )
    return { alone, together: byKind(answers), first: byKind(first) }
  } finally {
    await server.stop()
  }
}

interface Measured {
  readonly once: ScaleFigures
  readonly cold: ScaleFigures
  readonly warm: ScaleFigures
}

function printFigures(scale: number, { once, cold, warm }: Measured): void {
  const shown = (value: number | null | undefined): string => (value == null ? '' : value.toFixed(0))
  const columns = (name: string, figures: ScaleFigures, kind: RequestKind) => ({
    [`${name} cpu`]: shown(figures.alone.get(kind)?.processor),
    [`${name} alone`]: shown(figures.alone.get(kind)?.p50),
    [`${name} p50`]: shown(figures.together.get(kind)?.p50),
    [`${name} p95`]: shown(figures.together.get(kind)?.p95),
  })
  const rows = (Object.keys(REQUEST_KINDS) as RequestKind[]).map((kind) => {
    const limit = REQUEST_KINDS[kind]
    const isKept = (figures: ScaleFigures) => ((figures.together.get(kind)?.p95 ?? Infinity) <= limit ? 'yes' : 'NO')
    return {
      request: kind,
      ...columns('x1', once, kind),
      ...columns(`x${scale}`, cold, kind),
      limit: String(limit),
      kept: isKept(cold),
      'first p50': shown(warm.first.get(kind)?.p50),
      'first p95': shown(warm.first.get(kind)?.p95),
      ...columns('warm', warm, kind),
      'warm kept': isKept(warm),
    }
  })
  console.log(
    `\nmilliseconds; cpu: processor time of one request; alone: median of one client; p50 and p95 with ${CLIENTS} clients; limit: of p95 at × ${scale}.` +
      `\nx1 and x${scale}: cold, every question goes to the engine; first: × ${scale}, answers are kept, the addresses are asked for the first time;` +
      `\nwarm: they are asked again`,
  )
  for (const line of rowsAsText(rows, Object.keys(rows[0] ?? {}), 'table')) console.log(line)
}

/**
 * Prints how long the built server takes for a mix of requests on the demo world as it is and enlarged, there with
 * answers kept and without, its memory
 * before and after, and what taking the worlds in took. Server and import run in processes of their own.
 */
export async function benchRequests(options: RequestsBenchOptions = {}): Promise<void> {
  const { scale = 20, rounds = ROUNDS } = options
  const folder = options.worlds ?? mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  mkdirSync(folder, { recursive: true })
  try {
    const world = async (factor: number): Promise<string> => {
      const path = join(folder, `x${factor}`)
      await prepareWorld(path, factor)
      return path
    }
    const once = await measureScale(await world(1), 1, rounds, 'cold')
    const large = await world(scale)
    const cold = await measureScale(large, scale, rounds, 'cold')
    const warm = await measureScale(large, scale, rounds, 'warm')
    printFigures(scale, { once, cold, warm })
    await measureRecordCalls(large, scale)
  } finally {
    if (options.worlds === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
