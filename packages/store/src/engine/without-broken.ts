import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'

/**
 * A pool that never hands out a connection again which failed under a query: the server says that it ends one before the
 * socket is known to be closed, and in between the pool takes it for whole.
 */
export function withoutBroken(pool: Pool): PostgresPool {
  return { connect: async () => checkedOut(await pool.connect()), end: () => pool.end() }
}

function checkedOut(client: PoolClient): PostgresPoolClient {
  let failure: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values)
    } catch (error) {
      if (error instanceof Error && isOfConnection(error)) failure = error
      throw error
    }
  }
  // Cursors, the other form, are not used by the store.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(failure) }
}

/** What the server says of a query leaves its connection whole, unless it is fatal; all else is said of the connection. */
function isOfConnection(error: Error): boolean {
  return !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
}
