import type { PGlite, Results } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** One connection, taken in turns: PGlite runs inside this process and knows no second session. */
class PgliteDriver implements Driver {
  private last: Promise<unknown> = Promise.resolve()
  private release: () => void = () => undefined

  constructor(private readonly engine: PGlite) {}

  async init(): Promise<void> {
    await this.engine.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last
    let free: () => void = () => undefined
    this.last = new Promise<void>((resolve) => {
      free = resolve
    })
    await before
    this.release = free
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const result = await this.ask<Row>(query)
        return { rows: result?.rows ?? [], numAffectedRows: BigInt(result?.affectedRows ?? 0) }
      },
      streamQuery: () => {
        throw new Error('PGlite does not stream')
      },
    }
  }

  /** A prepared statement holds one command; a script of several, as the job queue's own tables, runs as it stands. */
  private async ask<Row>({ sql, parameters }: CompiledQuery): Promise<Results<Row> | undefined> {
    if (parameters.length > 0 || !/;\s*\S/.test(sql)) return this.engine.query<Row>(sql, [...parameters])
    const results = await this.engine.exec(sql)
    return results.at(-1) as Results<Row> | undefined
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(): Promise<void> {
    this.release()
    return Promise.resolve()
  }

  async destroy(): Promise<void> {
    await this.engine.close()
  }
}

/** Kysely over PostgreSQL inside the process. */
export function pgliteDialect(engine: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(engine),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
