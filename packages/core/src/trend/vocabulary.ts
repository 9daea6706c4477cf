/** Lengths in days of the windows that growth is given for; arrays of growth follow this order. */
export const WINDOWS = [1, 7, 30, 90] as const
