import { describe } from 'vitest'
import { useBrowser } from './browser'
import { visitPlanEnd, walkMenus, walkOtherScreens } from './walk-screens'

describe('in English', () => {
  const visit = useBrowser()
  walkMenus(visit, 'en', 'all')
  walkOtherScreens(visit, 'en')
})
describe('in Chinese', () => {
  const visit = useBrowser()
  walkMenus(visit, 'zh', 'kinds')
  visitPlanEnd(visit, 'zh')
})
