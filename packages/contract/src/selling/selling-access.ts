import { PRODUCTS_OF_SELLERS, PRODUCTS_OF_TRENDS } from '../access'
import { WINDOW_NOTE, windowNeed } from '../needs'

/** What leads among the products of a shop. */
export const leadersAccess = { who: 'line', ...PRODUCTS_OF_SELLERS, needs: windowNeed, note: WINDOW_NOTE } as const

/** Products as the sellers' line lists them. */
export const sellingAccess = { ...leadersAccess, or: PRODUCTS_OF_TRENDS } as const
