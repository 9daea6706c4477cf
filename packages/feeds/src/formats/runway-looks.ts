import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { countCell, requiredText, tableFeed, UnreadableFieldError } from '../table-feed'

/** Runway looks in Trendee's own columns, CSV or NDJSON. */
export const RUNWAY_LOOKS = tableFeed({
  id: 'runway-looks',
  title: { en: 'Runway looks', zh: '秀场造型' },
  required: ['look_id', 'show', 'brand', 'season', 'shown_on'],
  open(column) {
    const id = column('look_id')
    const show = column('show')
    const brand = column('brand')
    const season = column('season')
    const city = column('city')
    const gender = column('gender')
    const shown = column('shown_on')
    const number = column('look_number')
    const description = column('description')
    const image = column('image')
    return (cells, sink) => {
      const shownOn = dayOf(cells[shown])
      if (shownOn === null) throw new UnreadableFieldError('shown_on', 'is no date')
      sink.record({
        kind: 'look',
        platform: 'runway',
        lookId: requiredText(cleanText(cells[id]), 'look_id'),
        show: requiredText(cleanText(cells[show]), 'show'),
        brand: cleanOptional(cells[brand]),
        season: seasonCode(cleanText(cells[season])),
        city: cleanOptional(cells[city]),
        gender: cleanOptional(cells[gender]).toLowerCase(),
        shownOn,
        lookNumber: countCell(cells[number], 'look_number')?.value ?? null,
        description: cleanText(cells[description]),
        imageUrl: cleanOptional(cells[image]),
      })
    }
  },
})

/** `Spring/Summer 2026`, `S/S 26`, `Fall 2025` → `SS26`, `FW25`; resort and pre-collections keep their own words. */
export function seasonCode(season: string): string {
  const match =
    /^(s\/?s|spring(?:[\s/-]*summer)?|f\/?w|a\/?w|(?:fall|autumn)(?:[\s/-]*winter)?)[\s-]*(?:20)?(\d{2})$/i.exec(season)
  if (match === null) return season
  return `${/^s/i.test(match[1] ?? '') ? 'SS' : 'FW'}${match[2] ?? ''}`
}
