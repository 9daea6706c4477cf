import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser'

/** What a checker of the accessibility guidelines finds, one line each: the rule and where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

describe('accessibility', () => {
  const visit = useBrowser()

  it.each(['light', 'dark'] as const)('of the sign-in page in %s', async (scheme) => {
    const { page, open } = await visit({ scheme })
    await open('/login')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    // Colours of the chosen scheme may arrive a moment after the words.
    await expect.poll(() => findings(page), { timeout: 10_000 }).toEqual([])
  })

  it.each(['light', 'dark'] as const)('of the trend highlights in %s', async (scheme) => {
    const { page, open, signIn } = await visit({ scheme })
    await signIn('designer')
    await open('/trendee/trend-highlights')
    await page.getByRole('article').first().waitFor()
    // Colours of the chosen scheme may arrive a moment after the words.
    await expect.poll(() => findings(page), { timeout: 10_000 }).toEqual([])
  })
})
