import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT } from '../built-output'
import { rowsAsText } from '../table'
import { freePort } from './free-port'
import { MeasuredProcess } from './measured-process'
import { prepareWorld } from './prepare-world'
import { type RecordCall, recordCalls } from './record-calls'
import { RefusedRequest, RequestClient, pathOf, quantiles } from './request-client'
import { signInDemo } from './sign-in-demo'

export interface RecordCallsOptions {
  /** Multiple of the demo world. */
  readonly scale?: number
  /** Where the prepared world is kept for the next run. */
  readonly worlds?: string
}

interface CallFigures {
  readonly first: readonly number[]
  readonly again: readonly number[]
  /** Processor time of one first answer, all threads. */
  readonly processor: number | null
}

/** Asks a call's questions one after the other, once and once more. */
async function timesOf(server: MeasuredProcess, client: RequestClient, call: RecordCall): Promise<CallFigures> {
  const ask = async (input: RecordCall['inputs'][number]): Promise<number> => {
    const isQuery = call.endpoint.carrier === 'query'
    const began = performance.now()
    await client.ask(isQuery ? pathOf(call.endpoint, input) : call.endpoint.path, true, isQuery ? undefined : input)
    return performance.now() - began
  }
  const all = async () => {
    const times: number[] = []
    for (const input of call.inputs) times.push(await ask(input))
    return times
  }
  const before = server.processorMilliseconds
  const first = await all()
  const after = server.processorMilliseconds
  const processor = before === null || after === null ? null : (after - before) / first.length
  return { first, again: await all(), processor }
}

/** Prints how long each call of posts, products, looks, brands, festivals and reports takes when it is first asked after an import. */
export async function measureRecordCalls(folder: string, scale: number): Promise<void> {
  const port = await freePort()
  const server = new MeasuredProcess(BUILT.server, [], {
    TRENDEE_DATA: folder,
    PORT: String(port),
    TRENDEE_RATE_LIMITS: '0',
  })
  try {
    await server.said(/Trendee is at/)
    const client = new RequestClient(port, 1, await signInDemo(port, 'designer'))
    const rows: Record<string, string>[] = []
    for (const call of recordCalls()) rows.push(await rowOf(server, client, call))
    client.close()
    console.log(
      `\ndemo × ${scale}, milliseconds; each question asked once, answers are kept, one client; cpu: processor time of one first answer;` +
        `\nlimit: of p95 when first asked`,
    )
    for (const line of rowsAsText(rows, Object.keys(rows[0] ?? {}), 'table')) console.log(line)
  } finally {
    await server.stop()
  }
}

const shown = (value: number | null) => (value === null ? '' : value.toFixed(0))

async function rowOf(
  server: MeasuredProcess,
  client: RequestClient,
  call: RecordCall,
): Promise<Record<string, string>> {
  const common = { call: call.name, asked: String(call.inputs.length) }
  try {
    const { first, again, processor } = await timesOf(server, client, call)
    const { p50, p95 } = quantiles(first)
    return {
      ...common,
      cpu: shown(processor),
      'first p50': shown(p50),
      'first p95': shown(p95),
      'again p95': shown(quantiles(again).p95),
      limit: String(call.limit),
      kept: p95 <= call.limit ? 'yes' : 'NO',
    }
  } catch (error) {
    // An example whose record this world has not: said, never left out.
    if (!(error instanceof RefusedRequest)) throw error
    return {
      ...common,
      cpu: '',
      'first p50': '',
      'first p95': '',
      'again p95': '',
      limit: String(call.limit),
      kept: String(error.code ?? error.status),
    }
  }
}

/** The calls alone, on a world of their own. */
export async function benchRecordCalls({ scale = 20, worlds }: RecordCallsOptions = {}): Promise<void> {
  const folder = worlds ?? mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  try {
    const world = join(folder, `x${scale}`)
    await prepareWorld(world, scale)
    await measureRecordCalls(world, scale)
  } finally {
    if (worlds === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
