import { setImmediate } from 'node:timers/promises'
import { garmentVocabulary } from '@trendee/core/extraction/vocabulary'
import { festivalDays } from '@trendee/core/festivals/festival-calendar'
import { YEARS_AHEAD, YEARS_BACK } from './api/festivals/known-festival'

/**
 * Makes what the process makes once, so that no first question waits for it: the words of garments (a third of a second), the
 * festivals of a dozen years (a second). Between the years requests are answered.
 */
export async function warmUp(year: number): Promise<void> {
  garmentVocabulary()
  for (let each = year - YEARS_BACK; each <= year + YEARS_AHEAD; each += 1) {
    await setImmediate()
    festivalDays(`${each}-01-01`, `${each}-12-31`)
  }
}
