import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { Session, drainPending } from 'chdb'
import { createChdbConnection } from 'chdb/connection'
import { randomUUID } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { ApiError } from '@trendee/contract/errors'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { AnswerCache, changedTables } from './answer-cache'
import { clearFrozen } from './frozen-tables'
import { type LinesFile, clearBlockFiles, fileSql, placeForLines, withBlockFile } from './block-file'
import { type DamagedTable, damagedTable } from './damaged-table'
import { leaveStandardInput } from './leave-standard-input'
import { mendTableFiles } from './mend-table-files'
import { isListed } from './remade-tables'
import type { NativeBlock } from './native-rows'
import { StatementQueue } from './statement-queue'
import { withLiterals } from './literal-parameters'

/** The one access to ClickHouse, embedded (chDB) or a server, by the same SQL. No other module talks to either. */

export type QueryParameters = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>

export interface QueryBounds {
  /** Who asks, for the comment in the SQL text: the endpoint's or job's name. */
  readonly route?: string
  readonly maxSeconds?: number
  readonly maxMemoryBytes?: number
  /** The answer depends on nothing but the tables that the text names: it may be kept until one of them is written to. */
  readonly isKept?: boolean
}

export interface AnalyticsDb {
  readonly engine: 'chdb' | 'clickhouse'
  /** Rows of a SELECT, each checked against `schema`. Typed binds: `{name:Type}` in the text. */
  rows<Row>(schema: z.ZodType<Row>, sql: string, parameters?: QueryParameters, bounds?: QueryBounds): Promise<Row[]>
  /** A statement without rows. */
  run(sql: string, parameters?: QueryParameters, bounds?: QueryBounds): Promise<void>
  /** Appends lines of JSONCompactEachRow, one array a row in the order of `columns`. */
  append(table: string, columns: readonly string[], lines: Buffer): Promise<void>
  /** Runs an `INSERT … SELECT … FROM source` whose source are the rows of a block. */
  insertFrom(block: NativeBlock, statement: (source: string) => string): Promise<void>
  /**
   * The rows of a Parquet file as lines of JSON, packed. Throws a RangeError where the engine is a server, which does not see
   * this machine's files.
   */
  linesOfParquet(path: string): Promise<LinesFile>
  /**
   * Rises whenever this process begins or ends to write to a table that lists are read from. Two pages of a list are of one
   * state of the data where it is the same before the first and after the second.
   */
  listChanges(): number
  /** Waits for no answer: running queries are killed, waiting ones refused. */
  close(): Promise<void>
}

export interface AnalyticsOptions {
  /** Folder of the embedded engine; created when missing. */
  readonly folder?: string
  /** `http://user:password@host:8123`; takes precedence over `folder`. */
  readonly url?: string
  readonly serverMemoryBytes?: number
  /** `false`: every question is asked, for measuring. */
  readonly keepsAnswers?: boolean
  /** Hears, in sentences for the log, what of the folder was mended before it was opened. */
  readonly onMended?: (note: string) => void
  /** Hears of files that turn out damaged when they are read. */
  readonly onDamage?: (table: DamagedTable) => void
}

type ClientConnection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>

/** Errors of a query that needs more than its bounds allow. The message tells the user what to do. */
const TOO_BIG = new Set(['159', '241', '160', '396'])
const CLIENTS = 4
/** The first KILL may come before the query has reached the engine, so it is repeated; then the query is abandoned. */
const KILL_AGAIN_MS = 50
const KILLS = 60
/** Rows that are being written cannot be stopped; more of them than a disk takes in this time there never are. */
const DRAIN_MS = 10_000
/** Other clients may write to a server, so a cached answer may be this much older than their writes. */
const KEPT_BESIDE_OTHERS_MS = 10_000
/** Characters; the engine parses a quarter of a million bytes, and a character takes up to four. */
const LONGEST_TEXT = 60_000
const DEFAULT_BOUNDS = { maxSeconds: 20, maxMemoryBytes: 1_500_000_000 } as const

/**
 * One client of the embedded engine runs one query at a time, so a few clients take turns over a queue; a server
 * runs more at once, but the same few bound its load.
 */
class ClientPool {
  private readonly free: ClickHouseClient[]
  private readonly waiting = new StatementQueue<ClickHouseClient>()
  private isClosing = false

  constructor(private readonly all: readonly ClickHouseClient[]) {
    this.free = [...all]
  }

  async use<Result>(work: (client: ClickHouseClient) => Promise<Result>): Promise<Result> {
    const client = this.free.pop() ?? (await new Promise<ClickHouseClient>((resolve) => this.waiting.add(resolve)))
    try {
      if (this.isClosing) throw new Error('The database is closed.')
      return await work(client)
    } finally {
      const next = this.waiting.next()
      if (next) next(client)
      else this.free.push(client)
    }
  }

  /** Refuses all work from now on: waiting work would else start when the running queries are killed. */
  refuse(): void {
    this.isClosing = true
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((client) => client.close()))
  }
}

/** Rows of JSONEachRow: a line break within a value is written as an escape. */
function parsedRows(text: string): unknown[] {
  return JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as unknown[]
}

function typedError(error: unknown): unknown {
  // By shape: the embedded engine throws its own copy of the client's class.
  if (error instanceof Error && 'code' in error && TOO_BIG.has(String(error.code))) {
    return new ApiError(
      'bad_input',
      'This question reads more data than one request may. Narrow the filters or the period.',
    )
  }
  return error
}

class ClickHouseDb implements AnalyticsDb {
  private readonly running = new Set<string>()
  private isClosed = false
  private changes = 0

  constructor(
    readonly engine: 'chdb' | 'clickhouse',
    private readonly pool: ClientPool,
    private readonly control: ClickHouseClient,
    private readonly session: Session | null,
    private readonly cache: AnswerCache | null,
    private readonly onDamage: (table: DamagedTable) => void = () => undefined,
  ) {}

  async rows<Row>(
    schema: z.ZodType<Row>,
    sql: string,
    parameters: QueryParameters = {},
    bounds: QueryBounds = {},
  ): Promise<Row[]> {
    const asked = Object.fromEntries(Object.entries(parameters).filter(([name]) => sql.includes(`{${name}:`)))
    const ask = () =>
      this.bounded(sql, asked, bounds, async (client, query, binds) => {
        const result = await client.query({ query, query_params: binds, format: 'JSONEachRow' })
        // The embedded engine returns nothing before the whole answer, so it is parsed whole, not line by line.
        return this.session ? parsedRows(await result.text()) : await result.json<unknown>()
      })
    const rows = this.cache && bounds.isKept ? this.cache.answer(`${sql}\n${JSON.stringify(asked)}`, sql, ask) : ask()
    // Parsed for each call, so that callers never share the objects of a cached answer.
    return z.array(schema).parse(await rows)
  }

  run(sql: string, parameters: QueryParameters = {}, bounds: QueryBounds = {}): Promise<void> {
    return this.writing(changedTables(sql), () =>
      this.bounded(sql, parameters, { maxSeconds: 600, ...bounds }, async (client, query, binds) => {
        await client.command({ query, query_params: binds })
      }),
    )
  }

  async append(table: string, columns: readonly string[], lines: Buffer): Promise<void> {
    if (lines.length === 0) return
    await this.writing(changedTables(table), () => this.appended(table, columns, lines))
  }

  private async appended(table: string, columns: readonly string[], lines: Buffer): Promise<void> {
    if (this.session) {
      // The raw insert passes the bytes to the engine without a copy; the client would build rows from them again.
      await this.session.insert({ table, values: lines, format: 'JSONCompactEachRow', columns })
      return
    }
    await this.send(`INSERT INTO ${table} (${columns.join(', ')}) FORMAT JSONCompactEachRow`, lines)
  }

  async insertFrom(block: NativeBlock, statement: (source: string) => string): Promise<void> {
    // An INSERT of the embedded engine accepts only text, which costs ten times as much to read.
    if (this.session) await withBlockFile(this.session.path, block, (source) => this.run(statement(source)))
    else {
      const insert = `${statement(`input('${block.structure.replaceAll("'", "\\'")}')`)} FORMAT Native`
      await this.writing(changedTables(insert), () => this.send(insert, block.bytes))
    }
  }

  async linesOfParquet(path: string): Promise<LinesFile> {
    if (!this.session) throw new RangeError('a server does not read the files of this machine')
    const lines = await placeForLines(this.session.path, `${basename(path)}.ndjson.gz`)
    try {
      await this.run(
        `INSERT INTO FUNCTION ${fileSql(lines.path, 'JSONEachRow')} SELECT * FROM ${fileSql(resolve(path), 'Parquet')}
         SETTINGS output_format_json_quote_64bit_integers = 1`,
      )
      return lines
    } catch (error) {
      await lines.remove()
      throw error
    }
  }

  /** Sends bytes unchanged: the client's `insert` accepts only rows, which it would encode once more. */
  private async send(query: string, bytes: Buffer): Promise<void> {
    await this.pool.use(async (client) => {
      const { stream } = await client.exec({ query, values: Readable.from([bytes], { objectMode: false }) })
      await finished(stream.resume())
    })
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    this.pool.refuse()
    // A process cannot exit while the engine still computes, so what runs is stopped (SYNC would hang).
    for (let kills = 0; kills < KILLS && this.running.size > 0; kills += 1) {
      for (const id of this.running) {
        await this.kill(id).catch(() => undefined)
      }
      if (this.running.size > 0) await pause(KILL_AGAIN_MS)
    }
    await this.pool.close()
    await this.control.close()
    this.session?.close()
    // The session is gone only when what still runs on it has ended; a process that exits before crashes.
    if (this.session) await Promise.race([drainPending(), pause(DRAIN_MS, undefined, { ref: false })])
  }

  private async kill(id: string): Promise<void> {
    const query = `KILL QUERY WHERE query LIKE '%/*${id}*/%' ASYNC`
    // On this very thread: what runs may hold every thread of the pool on which questions are asked.
    if (this.session) this.session.query(query)
    else await this.control.command({ query })
  }

  listChanges(): number {
    return this.changes
  }

  /** Whoever asks once the write has returned hears of it, also of one that failed half-way. */
  private async writing(tables: readonly string[], write: () => Promise<void>): Promise<void> {
    const step = tables.length === 0 || tables.some(isListed) ? 1 : 0
    this.changes += step
    try {
      await write()
    } finally {
      this.changes += step
      this.cache?.forget(tables)
    }
  }

  /** Settings stand in the SQL text: as client settings they would stick to the embedded connection for good. */
  private async bounded<Result>(
    sql: string,
    parameters: QueryParameters,
    bounds: QueryBounds,
    work: (client: ClickHouseClient, query: string, binds: Record<string, unknown>) => Promise<Result>,
  ): Promise<Result> {
    const id = randomUUID()
    const { maxSeconds, maxMemoryBytes } = { ...DEFAULT_BOUNDS, ...bounds }
    const isBoundable = /^\s*(SELECT|WITH|INSERT)\b/i.test(sql)
    const settings = isBoundable
      ? `\nSETTINGS max_execution_time = ${maxSeconds}, max_memory_usage = ${maxMemoryBytes}`
      : ''
    const filled = this.session ? withLiterals(sql, parameters) : sql
    // A text so long that the engine would not parse it goes with its binds, one at a time.
    const [text, binds] = filled.length < LONGEST_TEXT && this.session ? [filled, {}] : [sql, { ...parameters }]
    const query = `${/^\s*INSERT\b/i.test(sql) ? text : text + settings} /*${id}*/ /*${bounds.route ?? 'unnamed'}*/`
    this.running.add(id)
    try {
      return await this.pool.use((client) => work(client, query, binds))
    } catch (error) {
      const damaged = damagedTable(error)
      if (damaged) this.onDamage(damaged)
      throw typedError(error)
    } finally {
      this.running.delete(id)
    }
  }
}

/** The engine writes its reason to standard error itself; the error that it throws has none. */
function openSession(path: string, connectionArgs: string[]): Session {
  try {
    return new Session(path, { connectionArgs })
  } catch (error) {
    const what = 'The analytics engine does not open its folder. Its reason stands above, after "Code:". The folder:'
    throw new DamagedFilesError(what, [path], path, { cause: error })
  }
}

/** Opens the engine. The embedded one belongs to one process: a second one on the same folder is refused. */
export function openAnalytics(options: AnalyticsOptions): AnalyticsDb {
  const cache =
    options.keepsAnswers === false
      ? null
      : new AnswerCache(options.url ? { maxAgeMilliseconds: KEPT_BESIDE_OTHERS_MS } : {})
  if (options.url) {
    const { url } = options
    const client = () =>
      createClient({
        url,
        request_timeout: 600_000,
        // Progress headers keep a proxy from closing the connection during a long statement.
        clickhouse_settings: { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '20000' },
        // Errors are thrown; the caller logs them.
        log: { level: ClickHouseLogLevel.OFF },
      })
    return new ClickHouseDb(
      'clickhouse',
      new ClientPool(Array.from({ length: CLIENTS }, client)),
      client(),
      null,
      cache,
      options.onDamage,
    )
  }
  if (!options.folder) throw new RangeError('openAnalytics needs a folder or a url')
  leaveStandardInput()
  const path = options.folder
  clearBlockFiles(path)
  clearFrozen(path)
  for (const note of mendTableFiles(path)) options.onMended?.(note)
  const session = openSession(path, [
    `--max_server_memory_usage=${options.serverMemoryBytes ?? 4_000_000_000}`,
    '--output_format_json_quote_64bit_integers=0',
    '--session_timezone=UTC',
    // Else what was dropped in the last eight minutes stays on disk, and each start loads it first.
    '--database_atomic_delay_before_drop_table_sec=0',
  ])
  // The package carries its own copy of the client's types; under exactOptionalPropertyTypes the two copies differ.
  const connection = () => createChdbConnection({ path }) as unknown as ClientConnection
  const client = () => createClient({ connection: connection() })
  const pool = new ClientPool(Array.from({ length: CLIENTS }, client))
  return new ClickHouseDb('chdb', pool, client(), session, cache, options.onDamage)
}
