import type { DefaultInstant, Json } from './column-types'

export interface SavedMappingTable {
  mapping_id: string
  columns: string[]
  reading: Json
  varying: string[]
  file: string
  saved_at: DefaultInstant
  used_at: DefaultInstant
}
