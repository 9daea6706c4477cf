/** What is of many colours has none of its own: it is shown as several beside each other. */
const MANY = 'linear-gradient(90deg, #d7263d 0 20%, #f4a42a 0 40%, #1b998b 0 60%, #2456c9 0 80%, #c13584 0)'

/** The CSS background of a colour's swatch. */
export const swatchOf = (hex: string | null): string => hex ?? MANY
