/**
 * SQL of the order in which products of several platforms sell best, by the place of a window from 1: pieces before
 * reviews, which count less of what was sold.
 */
export const bestFirst = (place: number | string) =>
  `(demand_basis != 'units', -ifNull(demand[${place}], -1), platform, product_id)`
