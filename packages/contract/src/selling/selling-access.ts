import { windowNeed } from '../fields'

export const sellingAccess = {
  who: 'line',
  line: 'trendeesellers',
  feature: 'seller_list',
  needs: [windowNeed],
} as const
