/** Widths of a table's columns that hold a day, or an instant with its minutes, in either language. */
export const DAY_TRACK = '136px'
export const INSTANT_TRACK = '176px'
