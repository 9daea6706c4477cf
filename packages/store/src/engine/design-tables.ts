import type { Generated } from 'kysely'
import type { DefaultInstant, Json } from './column-types'

export interface DesignTable {
  design_id: string
  account_id: string
  batch_id: string
  kind: string
  brief: string
  design: Json
  engine: string
  reference: Generated<string | null>
  is_favourite: Generated<boolean>
  made_at: DefaultInstant
  place: number
}
