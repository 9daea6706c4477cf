/** Whether the other platforms that know a trend move as the one that speaks for it. */
export interface PlatformAgreement {
  /** Shops where there are any: what sells weighs more than what is looked at. */
  readonly among: 'shops' | 'platforms'
  readonly agree: readonly string[]
  readonly differ: readonly string[]
}

/** Where one looks at fashion and does not buy it. */
const NO_SHOPS: ReadonlySet<string> = new Set(['google', 'pinterest', 'social', 'instagram', 'tiktok', 'runway'])
/** A smaller growth has no direction. */
const STANDS_STILL = 0.05

/**
 * Which of the other platforms grow, or fall, as the speaking one does; growths are fractions by platform. `null` where the
 * speaking platform stands still or nobody else knows the trend.
 */
export function platformAgreement(
  speaking: string,
  growths: ReadonlyMap<string, number | null>,
): PlatformAgreement | null {
  const direction = directionOf(growths.get(speaking) ?? null)
  const others = [...growths].filter(([platform, growth]) => platform !== speaking && growth !== null)
  const shops = others.filter(([platform]) => !NO_SHOPS.has(platform))
  const asked = shops.length > 0 ? shops : others
  if (direction === 0 || asked.length === 0) return null
  const agreeing = (wanted: boolean) =>
    asked.filter(([, growth]) => (directionOf(growth) === direction) === wanted).map(([platform]) => platform)
  return { among: shops.length > 0 ? 'shops' : 'platforms', agree: agreeing(true), differ: agreeing(false) }
}

function directionOf(growth: number | null): number {
  return growth === null || Math.abs(growth) < STANDS_STILL ? 0 : Math.sign(growth)
}
