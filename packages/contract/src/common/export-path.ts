/** Apart from the entry, which knows every list: a browser asks for one. */
export const EXPORT_PATH = '/api/v1/common/export'
