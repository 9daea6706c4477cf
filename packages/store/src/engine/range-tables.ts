import type { DefaultInstant } from './column-types'

export interface OwnRangeTable {
  account_id: string
  file_name: string
  feed: string
  uploaded_at: DefaultInstant
  rows_read: number
  rows_rejected: number
}

export interface OwnRangeItemTable {
  account_id: string
  item_id: string
  title: string
  primary_category: string
  secondary_category: string
  gender: string
  attribute_values: string[]
  price: number | null
  currency: string
  price_usd: number | null
  stock: number | null
}
