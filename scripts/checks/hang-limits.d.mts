export const WAIT_LIMIT_MS: number
export const TEST_LIMIT_MS: number
