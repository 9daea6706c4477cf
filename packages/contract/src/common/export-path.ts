/** Apart from the entries, which know every list: a browser asks for one. */
export const EXPORT_PATH = '/api/v1/common/export'
export const EXPORT_START_PATH = '/api/v1/common/export/start'

/** Rows that are saved at once. They come from one question to the engine, so all of them are of one state of the data. */
export const MOST_ROWS_AT_ONCE = 10_000
/** Rows of a long export, which a sheet of a workbook can still hold. */
export const MOST_EXPORT_ROWS = 1_000_000
