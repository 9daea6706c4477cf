/**
 * What a value of a place is on a map of search interest: `index` 0–100, 100 in the place that searches the term most; `share` percent of
 * the searches for the terms that one file compares.
 */
export const PLACE_MEASURES = ['index', 'share'] as const
export type PlaceMeasure = (typeof PLACE_MEASURES)[number]
