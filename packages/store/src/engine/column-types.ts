import type { ColumnType } from 'kysely'

export type Instant = ColumnType<Date, Date | string, Date | string>
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
export type Day = ColumnType<string, string, string>
export type NullableDay = ColumnType<string | null, string | null | undefined, string | null>
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Read as the value, written as its JSON text. */
export type Json = ColumnType<JsonValue, string, string>
export type JsonValue = Readonly<Record<string, unknown>>
