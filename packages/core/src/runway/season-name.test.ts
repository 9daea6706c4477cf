import { expect, it } from 'vitest'
import { seasonName } from './season-name'

it.each([
  ['SS26', { en: 'Spring/Summer 2026', zh: '2026 春夏' }],
  ['FW25', { en: 'Fall/Winter 2025', zh: '2025 秋冬' }],
  ['SS99', { en: 'Spring/Summer 1999', zh: '1999 春夏' }],
  ['Resort 2026', { en: 'Resort 2026', zh: '2026 早春' }],
  ['Pre-Fall 2026', { en: 'Pre-Fall 2026', zh: '2026 早秋' }],
  ['Couture FW25', { en: 'Fall/Winter 2025 Couture', zh: '2025 秋冬高级定制' }],
  ['Couture 2026', { en: '2026 Couture', zh: '2026 高级定制' }],
  ['Drop 123', { en: 'Drop 123', zh: 'Drop 123' }],
  ['', { en: '', zh: '' }],
])('names the season %j', (season, name) => {
  expect(seasonName(season)).toEqual(name)
})
