import { asObject, itemFeed, type JsonObject } from '../item-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { type FieldReader, lookOf, namesOf, showOf } from './look-record'

/** Runway shows in Trendee's own JSON: a show an item, with its looks in it. A look that cannot be read is rejected alone. */
export const RUNWAY_SHOWS = itemFeed({
  id: 'runway-shows',
  title: { en: 'Runway shows with their looks', zh: '秀场及其造型' },
  keys: ['show', 'season', 'looks'],
  open: () => (item, sink) => {
    const show = showOf(fieldsOf(item), sink)
    const looks = item['looks']
    if (!Array.isArray(looks)) throw new UnreadableFieldError('looks', 'is not a list of looks')
    if (looks.length === 0) throw new UnreadableFieldError('looks', 'is empty')
    for (const [index, look] of looks.entries()) {
      sink.part(`looks[${index}]`, look, () => {
        const object = asObject(look)
        if (object === null) throw new UnreadableFieldError('', 'the item is not an object')
        sink.record(lookOf(show, fieldsOf(object), sink))
      })
    }
  },
})

function fieldsOf(object: JsonObject): FieldReader {
  return (field) =>
    namesOf(field)
      .map((name) => object[name])
      .find((value) => value !== undefined)
}
