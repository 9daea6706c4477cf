/** Weeks from the order to the shop that a reader may set. */
export const LEAD_WEEKS = { least: 1, most: 40, usual: 14 } as const
