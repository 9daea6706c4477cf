import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { COLUMNS } from '../testing/table-columns'

/** How each SQL type reaches us; 64-bit numbers and days as text. */
const READ_AS: Readonly<Record<string, string>> = {
  text: 'string',
  bigint: 'string',
  date: 'string',
  boolean: 'boolean',
  integer: 'number',
  'double precision': 'number',
  jsonb: 'Json',
  'timestamp with time zone': 'Date',
  'ARRAY of _float8': 'number[]',
  'ARRAY of _text': 'string[]',
}

interface DatabaseColumn {
  table_name: string
  column_name: string
  data_type: string
  udt_name: string
  is_nullable: string
  column_default: string | null
  is_identity: string
}

function described(column: DatabaseColumn): string {
  const type = column.data_type === 'ARRAY' ? `ARRAY of ${column.udt_name}` : column.data_type
  const isNullable = column.is_nullable === 'YES'
  const mayBeLeftOut = isNullable || column.column_default !== null || column.is_identity === 'YES'
  return `${READ_AS[type] ?? type}${isNullable ? ' | null' : ''}${mayBeLeftOut ? '?' : ''}`
}

describe.each(ENGINES)('schema.ts and the tables on $name', (engine) => {
  const db = useStore(engine)

  it('say the same of every column', async () => {
    const { rows } = await sql<DatabaseColumn>`
      select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'`.execute(db())
    const found: Record<string, Record<string, string>> = {}
    for (const row of rows) (found[row.table_name] ??= {})[row.column_name] = described(row)
    expect(found).toEqual(COLUMNS)
  })

  it('agree on the values that a driver hands out', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740993::bigint as big, date '2026-03-29' as day, timestamptz '2026-03-29 01:30:00+00' as instant,
        array[1.5, 2]::double precision[] as numbers, true as yes, 7::integer as whole`.execute(db())
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        day: '2026-03-29',
        instant: new Date('2026-03-29T01:30:00Z'),
        numbers: [1.5, 2],
        yes: true,
        whole: 7,
      },
    ])
  })
})
