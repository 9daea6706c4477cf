import { GROWTH_FLOOR, LEAST_STEPS } from '@trendee/core/series/growth-floor'

/** SQL of `leastBefore`: what a growth is worked out from at least, by the sum of the squared steps of its base. */
export const leastBefore = (squaredSteps: string) => `greatest(${GROWTH_FLOOR}, ${LEAST_STEPS} * sqrt(${squaredSteps}))`

/** SQL of the growth of products together, by their sums of the window and of the one before; NULL where that says nothing. */
export const jointGrowth = (now: string, before: string, squaredSteps: string) =>
  `if(${before} >= ${leastBefore(squaredSteps)}, ${now} / ${before} - 1, NULL)`
