import { expect, it } from 'vitest'
import { seasonName } from './season-name'

it.each([
  ['SS26', { en: 'Spring/Summer 2026', zh: '2026 春夏' }],
  ['FW25', { en: 'Fall/Winter 2025', zh: '2025 秋冬' }],
  ['Resort 2026', { en: 'Resort 2026', zh: 'Resort 2026' }],
  ['', { en: '', zh: '' }],
])('names the season %j', (season, name) => {
  expect(seasonName(season)).toEqual(name)
})
