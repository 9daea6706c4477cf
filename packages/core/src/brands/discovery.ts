/** Why a brand is worth a look: it came lately, or it grows. */
export const DISCOVERIES = ['new', 'rising'] as const
export type Discovery = (typeof DISCOVERIES)[number]

/** A brand is new for so long, and with so many products: one product is a seller's try. */
export const NEW_DAYS = 90
export const NEW_PRODUCTS = 3
/** A brand rises by so much of its demand, of so many products that can be compared. */
export const RISING_GROWTH = 0.2
export const RISING_PRODUCTS = 3
/** Where brands are ranked by growth, those whose growth is of fewer products follow: four that sold well lead no market. */
export const RANKED_PRODUCTS = 10
