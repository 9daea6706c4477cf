import { expect, it } from 'vitest'
import { showId } from './show-id'

it.each([
  [{ brand: 'Avelisse', show: 'Avelisse SS27', season: 'SS27' }, 'avelisse-ss27'],
  [{ brand: 'Ostra', show: 'Ready-to-Wear', season: 'SS26' }, 'ostra-ready-to-wear-ss26'],
  [{ brand: 'Velm', show: 'Ready-to-Wear', season: 'SS26' }, 'velm-ready-to-wear-ss26'],
  [{ brand: 'Velm', show: 'Velm Men', season: 'SS26' }, 'velm-men-ss26'],
  [{ brand: 'Élodie d’Or', show: 'Elodie dOr', season: 'FW25' }, 'elodie-dor-fw25'],
  [{ brand: '云裳', show: '云裳 2026 春夏', season: 'SS26' }, '云裳-2026-春夏-ss26'],
  // "Or" is a word of its own, not the end of another.
  [{ brand: 'Or', show: 'Decor', season: 'FW25' }, 'or-decor-fw25'],
  [{ brand: '', show: 'Graduates 🎓', season: '' }, 'graduates'],
])('names the show %o', (names, id) => {
  expect(showId(names)).toBe(id)
})
