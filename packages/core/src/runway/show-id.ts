/** What tells one show from another. */
export interface ShowNames {
  readonly brand: string
  /** As the feed writes it: "Avelisse SS27", or only "Ready-to-Wear". */
  readonly show: string
  readonly season: string
}

/**
 * The id of a show whose feed gives none: its name, with brand and season before and after it where it does not say them
 * itself. Two houses may both call theirs "Ready-to-Wear". Letters of all scripts stay.
 */
export function showId({ brand, show, season }: ShowNames): string {
  const name = slugOf(show)
  const has = (part: string) => part === '' || `-${name}-`.includes(`-${part}-`)
  const before = slugOf(brand)
  const after = slugOf(season)
  return [has(before) ? '' : before, name, has(after) ? '' : after].filter((part) => part !== '').join('-')
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
