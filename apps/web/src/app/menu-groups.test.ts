import { describe, expect, it } from 'vitest'
import { FIRST_OF_WORK, menuGroups } from './menu-groups'
import { SCREENS } from './route-table'

const entries = SCREENS.filter((screen) => screen.line === 'trendee').flatMap((screen) => screen.menu ?? [])

describe('menuGroups', () => {
  it('are the table’s own of who answered nothing, or something else', () => {
    for (const work of [null, 'other'] as const) {
      const groups = menuGroups(entries, work)
      expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length)
      expect(groups.map(({ group }) => group)).not.toContain('menu.for_you')
    }
  })

  it('lead with the screens of a line of work, in its order, each once', () => {
    const [first, ...rest] = menuGroups(entries, 'student')
    expect(first?.group).toBe('menu.for_you')
    expect(first?.entries.map(({ to }) => to)).toEqual(FIRST_OF_WORK.student)
    const all = [first, ...rest].flatMap((group) => group?.entries.map(({ to }) => to) ?? [])
    expect(new Set(all).size).toBe(entries.length)
    expect(all).toHaveLength(entries.length)
  })

  it('know no address that no menu leads to', () => {
    const known = SCREENS.flatMap((screen) => screen.menu ?? []).map(({ to }) => to)
    for (const to of Object.values(FIRST_OF_WORK).flat()) expect(known).toContain(to)
  })
})
