/** Of numbers that belong to one place which nobody said; the code of Unicode's locale data for it. */
export const UNKNOWN_REGION = 'ZZ'
