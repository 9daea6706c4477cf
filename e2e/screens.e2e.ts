import { describe } from 'vitest'
import { useBrowser } from './browser'
import { visitPlanEnd, walkMenus, walkOtherScreens } from './walk-screens'

// Half of all: `screens.long.e2e.ts` walks through the rest, each screen in the other language and theme.
describe('in English', () => {
  const visit = useBrowser()
  walkMenus(visit, 'en', 'kinds')
  visitPlanEnd(visit, 'en')
})
describe('in Chinese', () => {
  const visit = useBrowser()
  walkOtherScreens(visit, 'zh')
})
