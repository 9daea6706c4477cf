import { dayOf, dayOfSeconds, instantSeconds, isoDay, stepOfDays } from '../calendar-days'
import { cleanText } from '../clean-text'
import type { RowSink } from '../feed'
import { type JsonObject, asObject, itemFeed, objectsIn } from '../item-feed'
import { regionOfPlace } from '../regions'
import { requiredText } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { relatedEntry } from './google-related-queries'
import { placeMeasure, trendsValue } from './trends-header'

/** The parts of an answer that hold what we keep, and who reads them. */
const PARTS = {
  interest_over_time: takeTimeline,
  interest_by_region: takePlaces,
  compared_breakdown_by_region: takePlaces,
  related_queries: takeRelated,
  related_topics: takeRelated,
} as const

/**
 * Answers of search APIs to a question about Google Trends, as they come: one document a question, with its parameters. Without a `geo` the
 * question is about the whole world: that is what these APIs ask then.
 */
export const GOOGLE_TRENDS_API = itemFeed({
  id: 'google-trends-api',
  title: { en: 'Google Trends: answers of a search API', zh: 'Google 趋势：搜索接口返回的结果' },
  keys: ['search_parameters'],
  fits: (item) => partsOf(item).length > 0,
  open: () => (item, sink) => {
    const question = questionOf(item)
    for (const part of partsOf(item)) PARTS[part](item[part], question, sink)
  },
})

function partsOf(item: JsonObject): readonly (keyof typeof PARTS)[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => typeof item[part] === 'object')
}

interface Question {
  readonly term: string
  readonly region: string
  /** The days it asks about; null where they are not said. */
  readonly from: string | null
  readonly to: string | null
}

function questionOf(item: JsonObject): Question {
  const asked = asObject(item['search_parameters']) ?? {}
  const geo = cleanText(asked['geo'])
  const region = geo === '' ? 'world' : regionOfPlace(geo)
  if (region === '') throw new UnreadableFieldError('search_parameters.geo', 'is no place we know')
  const [from = '', to = ''] = cleanText(asked['date'] ?? asked['time'])
    .split(' ')
    .map(isoDay)
  const madeOn = dayOf(cleanText(asObject(item['search_metadata'])?.['created_at']).replace(/ UTC$/, ''))
  // A span such as "today 12-m" ends on the day of the question.
  return { term: cleanText(asked['q']), region, from: from || null, to: to || madeOn }
}

function takeTimeline(part: unknown, { region }: Question, sink: RowSink): void {
  const points = objectsIn(asObject(part)?.['timeline_data'])
  if (points.length === 0) {
    sink.leaveOut('no_points')
    return
  }
  const days = points.map(({ timestamp }) => {
    const seconds = instantSeconds(timestamp)
    return seconds === null ? '' : dayOfSeconds(seconds)
  })
  const step = stepOfDays(days.filter((day) => day !== '')) ?? 'week'
  for (const [index, point] of points.entries()) {
    sink.part(`timeline_data[${index}]`, point, () => {
      const date = days[index] ?? ''
      if (date === '') throw new UnreadableFieldError('timestamp', 'is no moment in time')
      if (step === 'day' && (instantSeconds(point['timestamp']) ?? 0) % 86_400 !== 0) {
        sink.leaveOut('hour_of_day')
        return
      }
      if (point['partial_data'] === true) {
        sink.leaveOut('unfinished_step')
        return
      }
      for (const entry of objectsIn(point['values'])) {
        sink.record({
          kind: 'series',
          platform: 'google',
          term: requiredText(cleanText(entry['query']), 'query'),
          region,
          gender: '',
          step,
          date,
          value: valueOf(entry, sink),
          evidence: 'relative',
          scaledPerFile: true,
        })
      }
    })
  }
}

/** The value as Google shows it, which tells "<1" from 0; else the number made of it. */
function valueOf(entry: JsonObject, sink: RowSink): number | null {
  const cell = entry['value'] ?? entry['extracted_value']
  const value = trendsValue(cleanText(cell))
  if (value === undefined) sink.unread('value', 'is not a number from 0 to 100', cell)
  return value ?? null
}

function takePlaces(part: unknown, question: Question, sink: RowSink): void {
  const places = objectsIn(part).map((place) => {
    const compared = objectsIn(place['values'])
    return { place, entries: compared.length > 0 ? compared : [place] }
  })
  const measure = placeMeasure(places.flatMap(({ entries }) => entries.map(({ value }) => cleanText(value))))
  for (const [index, { place, entries }] of places.entries()) {
    sink.part(`[${index}]`, place, () => {
      const name = requiredText(cleanText(place['location']), 'location')
      for (const entry of entries) {
        sink.record({
          kind: 'place-interest',
          platform: 'google',
          term: cleanText(entry['query']) || question.term,
          place: name,
          within: question.region,
          measure,
          value: valueOf(entry, sink),
          from: question.from,
          to: question.to,
        })
      }
    })
  }
}

function takeRelated(part: unknown, { term, region }: Question, sink: RowSink): void {
  for (const entry of ['top', 'rising'].flatMap((list) => objectsIn(asObject(part)?.[list]))) {
    const topic = asObject(entry['topic'])
    const name = cleanText(topic ? topic['title'] : entry['query'])
    sink.part(name, entry, () => {
      const query = requiredText(name, topic ? 'topic.title' : 'query')
      const said = relatedEntry(cleanText(entry['value']))
      if (said === null) throw new UnreadableFieldError('value', 'is neither 0–100, a percentage nor a word')
      const topicType = cleanText(topic?.['type'])
      sink.record({ kind: 'related-query', platform: 'google', term, region, query, topicType, ...said })
    })
  }
}
