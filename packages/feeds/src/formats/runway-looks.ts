import { tableFeed } from '../table-feed'
import { LOOK_FIELDS, lookOf, namesOf, SHOW_FIELDS, showOf } from './look-record'

/** Runway looks in Trendee's own columns, CSV or NDJSON: a look a row, each with its show. */
export const RUNWAY_LOOKS = tableFeed({
  id: 'runway-looks',
  title: { en: 'Runway looks', zh: '秀场造型' },
  required: ['look_id', 'show', namesOf('brand'), 'season', namesOf('shown_on')],
  excluded: ['looks'],
  open(column) {
    const at = new Map([...SHOW_FIELDS, ...LOOK_FIELDS].map((field) => [field as string, column(...namesOf(field))]))
    return (cells, sink) => {
      const field = (name: string): unknown => cells[at.get(name) ?? -1]
      sink.record(lookOf(showOf(field, sink), field, sink))
    }
  },
})
