import { dayOf, instantSeconds, isoDay } from '../calendar-days'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedSample, RowSink } from '../feed'
import { type JsonObject, asObject, objectsIn } from '../item-feed'
import { regionOfPlace } from '../regions'
import { UnreadableFieldError } from '../unreadable-field'
import { type Question, type TermValue, TrendsAnswers } from './google-trends-answers'
import { APIFY, DATA_FOR_SEO, GOOGLES_OWN, type TrendsClient } from './google-trends-clients'

/** The parts of an answer that hold what we keep, and who reads them. */
const PARTS = {
  interest_over_time: takeTimeline,
  interest_by_region: takePlaces,
  compared_breakdown_by_region: takePlaces,
  related_queries: takeRelated,
  related_topics: takeRelated,
} as const

/**
 * One document a question, with its parameters. Without a `geo` the question is about the whole world: that is what these APIs ask then.
 */
const SEARCH_API: TrendsClient = {
  fits: (item) => 'search_parameters' in item && partsOf(item).length > 0,
  read(item, answers, _options, sink) {
    const question = questionOf(item)
    for (const part of partsOf(item)) PARTS[part](item[part], question, answers, sink)
  },
}

const CLIENTS: readonly TrendsClient[] = [SEARCH_API, GOOGLES_OWN, APIFY, DATA_FOR_SEO]

function isOfSearchApi(sample: FeedSample): boolean {
  return sample.layout === 'json' && sample.items.some((item) => 'search_parameters' in (asObject(item) ?? {}))
}

/** Answers about Google Trends as APIs and clients give them, as they come. */
export const GOOGLE_TRENDS_API: Feed = {
  id: 'google-trends-api',
  title: { en: 'Google Trends: answers of a search API', zh: 'Google 趋势：搜索接口返回的结果' },
  layouts: ['json'],
  looksFor: {
    en: 'JSON with search_parameters, timelineData, interestOverTime_timelineData, or items of the type google_trends_graph',
    zh: '含有 search_parameters、timelineData、interestOverTime_timelineData，或 google_trends_graph 类型条目的 JSON',
  },
  columnsIn: (sample) => (isOfSearchApi(sample) ? { present: 1, missing: [] } : null),
  recognises: (sample) => sample.layout === 'json' && sample.items.some((item) => clientOf(item) !== undefined),
  open(_sample: FeedSample, options: FeedOptions) {
    const answers = new TrendsAnswers(options)
    return {
      read(row, sink) {
        const item = asObject(row)
        if (item === null) sink.reject('', 'the item is not an object')
        else (clientOf(item) ?? SEARCH_API).read(item, answers, options, sink)
      },
    }
  },
}

function clientOf(value: unknown): TrendsClient | undefined {
  const item = asObject(value)
  return item === null ? undefined : CLIENTS.find((client) => client.fits(item))
}

function partsOf(item: JsonObject): readonly (keyof typeof PARTS)[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => typeof item[part] === 'object')
}

function questionOf(item: JsonObject): Question {
  const asked = asObject(item['search_parameters']) ?? {}
  const geo = cleanText(asked['geo'])
  const region = geo === '' ? 'world' : regionOfPlace(geo)
  if (region === '') throw new UnreadableFieldError('search_parameters.geo', 'is no place we know')
  const search = cleanText(asked['gprop'])
  if (search !== '' && search !== 'web')
    throw new UnreadableFieldError('search_parameters.gprop', 'is no search of the web', search)
  const [from = '', to = ''] = cleanText(asked['date'] ?? asked['time'])
    .split(' ')
    .map(isoDay)
  const madeOn = dayOf(cleanText(asObject(item['search_metadata'])?.['created_at']).replace(/ UTC$/, ''))
  // A span such as "today 12-m" ends on the day of the question.
  return { term: cleanText(asked['q']), region, from: from || null, to: to || madeOn }
}

function takeTimeline(part: unknown, question: Question, answers: TrendsAnswers, sink: RowSink): void {
  const points = objectsIn(asObject(part)?.['timeline_data']).map((point) => ({
    seconds: instantSeconds(point['timestamp']),
    field: 'timestamp',
    isPartial: point['partial_data'] === true,
    values: objectsIn(point['values']).map(valueOf),
    written: point,
  }))
  answers.takeTimeline('timeline_data', points, question, sink)
}

/** The value as Google shows it, else the number made of it. */
function valueOf(entry: JsonObject): TermValue {
  return { term: cleanText(entry['query']), cell: entry['value'] ?? entry['extracted_value'] }
}

function takePlaces(part: unknown, question: Question, answers: TrendsAnswers, sink: RowSink): void {
  const places = objectsIn(part).map((place) => {
    const compared = objectsIn(place['values'])
    return {
      name: cleanText(place['location']),
      code: cleanText(place['geo']),
      values: (compared.length > 0 ? compared : [place]).map(valueOf),
      written: place,
    }
  })
  answers.takePlaces('', places, question, sink)
}

function takeRelated(part: unknown, question: Question, answers: TrendsAnswers, sink: RowSink): void {
  const entries = ['top', 'rising'].flatMap((list) => objectsIn(asObject(part)?.[list]))
  const queries = entries.map((entry) => {
    const topic = asObject(entry['topic'])
    return {
      query: cleanText(topic ? topic['title'] : entry['query']),
      topicType: cleanText(topic?.['type']),
      value: entry['value'],
      written: entry,
    }
  })
  answers.takeRelated(queries, question, sink)
}
