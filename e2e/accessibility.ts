import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Nothing is on its way: what is half faded in or half a colour is nobody's choice. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
}

/**
 * What a checker of the accessibility guidelines finds on the page, or in the part of it that a selector names; one line
 * each: the rule and where.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await atRest(page)
  // Its legacy mode opens no second page to sum up; what it leaves out are frames of other sites, and there are none.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
