/**
 * SQL of the file that a row's version comes from, as `rowVersions` makes versions: among observations of one day, those
 * of one file have one number, and the file that counts the highest.
 */
export const FILE_OF_VERSION = 'bitShiftRight(version - toUInt64(toUInt16(observed_on)) * 86400000000000, 28)'

/** SQL to choose by among the observations of a product on one day: of the newest file the cheapest variant. */
export const CHEAPEST_OF_DAY = `(${FILE_OF_VERSION}, -assumeNotNull(price_usd), version)`
