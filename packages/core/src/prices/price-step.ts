/** A price has changed when it moved by more than this share, in its own currency: less is a rounding. */
export const PRICE_STEP = 0.005
