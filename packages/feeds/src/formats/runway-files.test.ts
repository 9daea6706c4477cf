import { describe, expect, it } from 'vitest'
import { ofKind, readFixture } from '../testing/read-fixture'

const plain = (name: string) => ({ name, category: '', color: '', material: '' })

describe('runway-looks', () => {
  it('reads looks from CSV and NDJSON', async () => {
    const [look] = ofKind(await readFixture('runway-looks.csv'), 'look')
    expect(look).toMatchObject({
      lookId: 'ost-ss26-001',
      showId: 'ostra-spring-2026-ss26',
      season: 'SS26',
      city: 'Milan',
      gender: 'women',
      shownOn: '2025-09-25',
      lookNumber: 1,
      garments: [],
    })
    const [coat] = ofKind(await readFixture('runway-looks.ndjson'), 'look')
    expect(coat).toMatchObject({ season: 'FW25', lookNumber: 10, description: 'Double-faced wool coat' })
  })

  it('reads garments from a list with semicolons and from JSON in a cell', async () => {
    const file = await readFixture('runway-looks-garments.csv')
    const looks = ofKind(file, 'look')
    expect(looks.map(({ showId, brand }) => [showId, brand])).toEqual([
      ['ostra-ready-to-wear-ss26', 'Ostra'],
      ['ostra-ready-to-wear-ss26', 'Ostra'],
      ['ostra-ready-to-wear-ss26', 'Ostra'],
    ])
    expect(looks.map(({ garments }) => garments)).toEqual([
      [plain('Satin slip dress'), plain('ivory leather sandals')],
      [plain('Linen blazer'), { ...plain('Pleated shorts'), color: 'Navy' }],
      [],
    ])
    expect(looks[0]?.url).toBe('https://ostra.example/1')
    expect(file.rejects.map(({ reason }) => reason)).toEqual([
      'lies in the future',
      'is not a number of a look from 1 to 9999',
      'is not a number of a look from 1 to 9999',
    ])
    expect(file.unread.map(({ field, reason }) => [field, reason])).toEqual([['garments', 'is not JSON']])
  })
})

describe('runway-shows', () => {
  it('reads the looks of each show, and rejects one look or one show by its reason', async () => {
    const file = await readFixture('runway-shows.json')
    const looks = ofKind(file, 'look')
    expect(looks[0]).toEqual({
      kind: 'look',
      platform: 'runway',
      lookId: 'ost-ss26-001',
      showId: 'ostra-spring-2026-ss26',
      show: 'Ostra Spring 2026',
      brand: 'Ostra',
      season: 'SS26',
      city: 'Milan',
      gender: 'women',
      shownOn: '2025-09-25',
      lookNumber: 1,
      description: '',
      garments: [
        plain('Bias-cut slip dress in butter yellow satin'),
        { name: 'Strappy sandals', category: 'Sandals', color: 'Ivory', material: 'Leather' },
      ],
      url: 'https://ostra.example/ss26/1',
      imageUrl: 'https://img.example/look1.jpg',
    })
    // Without an id a look has its show's; what is no address of the web is left out.
    expect(looks[1]).toMatchObject({ lookId: 'ostra-spring-2026-ss26-02', imageUrl: '' })
    expect(looks[2]).toMatchObject({ show: 'مدينة الضوء 🌙', brand: '', lookId: 'مدينة-الضوء-resort-2026-07' })
    expect(file.rejects.map(({ reason }) => reason)).toEqual([
      'is empty',
      'is not a list of garments',
      'is empty',
      'is no date',
      'lies in the future',
      'is empty',
    ])
  })
})
