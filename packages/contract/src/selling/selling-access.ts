import { WINDOW_NOTE, windowNeed } from '../needs'

export const sellingAccess = {
  who: 'line',
  line: 'trendeesellers',
  feature: 'seller_list',
  needs: windowNeed,
  note: WINDOW_NOTE,
} as const
