/**
 * The day under which facts are stored whose own day could not be read: they are of no day, window or sum. Of held files `NO_DAY` (the day
 * before) stands for one that is still to be told.
 */
export const UNDATED = '1970-01-02'

/** SQL: whether a fact's day is known. */
export const isDated = (day: string) => `${day} > toDate('${UNDATED}')`
