import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What a checker of the accessibility guidelines finds, one line each: the rule and where. */
export async function findings(page: Page): Promise<string[]> {
  // Its legacy mode opens no second page to sum up; what it leaves out are frames of other sites, and there are none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
