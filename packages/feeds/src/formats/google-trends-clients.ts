import { instantSeconds, isoDay } from '../calendar-days'
import { cleanText } from '../clean-text'
import type { FeedOptions, RowSink } from '../feed'
import { type JsonObject, asObject, objectsIn } from '../item-feed'
import { regionOfPlace } from '../regions'
import { UnreadableFieldError } from '../unreadable-field'
import { UNSAID } from '../unsaid'
import type { Question, TermValue, TrendsAnswers, TrendsPlace, TrendsPoint, TrendsQuery } from './google-trends-answers'

/** How one client writes an answer of Google Trends. */
export interface TrendsClient {
  fits(item: JsonObject): boolean
  read(item: JsonObject, answers: TrendsAnswers, options: FeedOptions, sink: RowSink): void
}

const NOT_WEB = 'is no search of the web'
const UNASKED: Question = { term: '', region: '', from: null, to: null }

/** Google's own answer, as the client for Node hands it on: `{ default: { timelineData } }`. Neither terms nor place stand in it. */
export const GOOGLES_OWN: TrendsClient = {
  fits: (item) => ['timelineData', 'geoMapData', 'rankedList'].some((key) => Array.isArray(ownPart(item)[key])),
  read(item, answers, options, sink) {
    const own = ownPart(item)
    const told = { ...UNASKED, term: options.term ?? '' }
    if (Array.isArray(own['timelineData'])) {
      // Of two questions one term was told.
      if (answers.hasTimeline) throw new UnreadableFieldError('timelineData', UNSAID.term)
      answers.takeTimeline('timelineData', ownPoints(own['timelineData'], told.term), told, sink)
    }
    if (Array.isArray(own['geoMapData']))
      answers.takePlaces('geoMapData', ownPlaces(own['geoMapData'], told.term), told, sink)
    answers.takeRelated(
      objectsIn(own['rankedList']).flatMap((list) => ownQueries(list['rankedKeyword'])),
      told,
      sink,
    )
  },
}

function ownPart(item: JsonObject): JsonObject {
  return asObject(item['default']) ?? item
}

/** Lists of one of the scrapers that Apify offers, by the parts of a question's page. */
const OVER_TIME = 'interestOverTime_timelineData'
const BY_PLACE = ['interestBySubregion', 'interestByCountry', 'interestByRegion'] as const
const RELATED = ['relatedQueries_top', 'relatedQueries_rising', 'relatedTopics_top', 'relatedTopics_rising'] as const

/** A scraper of the pages of Google Trends on Apify: an item a question, named by its terms or by the page's address. */
export const APIFY: TrendsClient = {
  fits: (item) =>
    ('searchTerm' in item || 'inputUrlOrTerm' in item) &&
    [OVER_TIME, ...BY_PLACE, ...RELATED].some((key) => Array.isArray(item[key])),
  read(item, answers, _options, sink) {
    const asked = cleanText(item['inputUrlOrTerm'])
    const page = pageAt(asked)
    const named = cleanText(item['searchTerm'])
    const term = (pageAt(named) === null ? named : '') || (page === null ? asked : (page.get('q') ?? ''))
    requireWeb(page?.get('gprop') ?? '', 'inputUrlOrTerm')
    const places = placesOf(cleanText(item['geo']) || (page?.get('geo') ?? ''), 'geo')
    const question = { ...UNASKED, term, region: places.length === 1 ? (places[0] ?? '') : '' }
    if (Array.isArray(item[OVER_TIME])) {
      const points = ownPoints(item[OVER_TIME], term).map((point) => ({
        ...point,
        values: placed(point.values, places),
      }))
      answers.takeTimeline(OVER_TIME, points, question, sink)
    }
    for (const key of BY_PLACE)
      if (Array.isArray(item[key])) answers.takePlaces(key, ownPlaces(item[key], term), question, sink)
    answers.takeRelated(
      RELATED.flatMap((key) => ownQueries(item[key])),
      question,
      sink,
    )
  },
}

/** DataForSEO: tasks with the question, in each the graphs and maps of its page. A task that names no place asks about the world. */
export const DATA_FOR_SEO: TrendsClient = {
  fits: (item) =>
    tasksIn(item).some((task) => objectsIn(task['result']).some((result) => googlesIn(result).length > 0)),
  read(item, answers, options, sink) {
    for (const [index, task] of tasksIn(item).entries()) {
      const asked = asObject(task['data'])
      for (const result of objectsIn(task['result'])) {
        const fault = faultIn(() => readResult({ asked, result, answers, options, sink }))
        if (fault === null) continue
        // The other tasks stay.
        sink.part(`tasks[${index}]`, asked, () => {
          throw fault
        })
      }
    }
  },
}

function faultIn(read: () => void): UnreadableFieldError | null {
  try {
    read()
    return null
  } catch (error) {
    if (error instanceof UnreadableFieldError) return error
    throw error
  }
}

interface SeoResult {
  readonly asked: JsonObject | null
  readonly result: JsonObject
  readonly answers: TrendsAnswers
  readonly options: FeedOptions
  readonly sink: RowSink
}

function readResult({ asked, result, answers, options, sink }: SeoResult): void {
  requireWeb(cleanText(asked?.['type']), 'data.type')
  const regions = regionsOf(asked, result, options)
  const question = { ...UNASKED, region: regions.length === 1 ? (regions[0] ?? '') : '' }
  const askedOn = isoDay(cleanText(result['datetime']))
  for (const part of googlesIn(result)) {
    const terms = textsIn(part['keywords'] ?? result['keywords'] ?? asked?.['keywords'])
    const valuesOf = (values: unknown): readonly TermValue[] => placed(paired(terms, values), regions)
    const written = objectsIn(part['data'])
    if (part['type'] === GRAPH) {
      const points = written.map((point): TrendsPoint => {
        const until = isoDay(cleanText(point['date_to']))
        return {
          seconds: instantSeconds(point['timestamp']) ?? instantSeconds(point['date_from']),
          field: 'timestamp',
          // On the day of the question its last step still runs.
          isPartial: askedOn !== '' && until !== '' && until >= askedOn,
          values: valuesOf(point['missing_data'] === true ? terms.map(() => null) : point['values']),
          written: point,
        }
      })
      answers.takeTimeline('data', points, question, sink)
    }
    if (part['type'] === MAP) {
      const places = written.map((place): TrendsPlace => {
        const [name, code] = [cleanText(place['geo_name']), cleanText(place['geo_id'])]
        return { name, code, values: valuesOf(place['values']), written: place }
      })
      answers.takePlaces('data', places, question, sink)
    }
  }
}

const GRAPH = 'google_trends_graph'
const MAP = 'google_trends_map'

function googlesIn(result: JsonObject): readonly JsonObject[] {
  return objectsIn(result['items']).filter(({ type }) => type === GRAPH || type === MAP)
}

/** The tasks of a whole answer, else the item itself, which is a task or the result of one. */
function tasksIn(item: JsonObject): readonly JsonObject[] {
  if (Array.isArray(item['tasks'])) return objectsIn(item['tasks'])
  return [Array.isArray(item['items']) ? { result: [item] } : item]
}

/** The place of each term, or one of all; '' where nothing says it. */
function regionsOf(asked: JsonObject | null, result: JsonObject, { region }: FeedOptions): readonly string[] {
  const named = asked?.['location_name']
  if (Array.isArray(named)) return named.map((one: unknown) => placeOf(cleanText(one), 'data.location_name'))
  if (cleanText(named) !== '') return [placeOf(cleanText(named), 'data.location_name')]
  const ofPage = placesOf(pageAt(cleanText(result['check_url']))?.get('geo') ?? '', 'check_url')
  if (ofPage.length > 0) return ofPage
  const hasCode = [asked, result].some((one) => (one?.['location_code'] ?? null) !== null)
  return [asked !== null && !hasCode ? 'world' : (region ?? '')]
}

/** The points of a timeline as Google itself writes them, with the terms that they are of. */
function ownPoints(list: unknown, term: string): TrendsPoint[] {
  return objectsIn(list).map((point) => ({
    seconds: instantSeconds(point['time']),
    field: 'time',
    isPartial: point['isPartial'] === true,
    values: ownValues(point, term),
    written: point,
  }))
}

function ownPlaces(list: unknown, term: string): TrendsPlace[] {
  return objectsIn(list).map((place) => ({
    name: cleanText(place['geoName']),
    code: cleanText(place['geoCode']),
    values: ownValues(place, term),
    written: place,
  }))
}

function ownQueries(list: unknown): TrendsQuery[] {
  return objectsIn(list).map((entry) => {
    const topic = asObject(entry['topic'])
    return {
      query: cleanText(topic ? topic['title'] : entry['query']),
      topicType: cleanText(topic?.['type']),
      value: entry['formattedValue'] ?? entry['value'],
      written: entry,
    }
  })
}

/** A value for each term: as it is shown, which tells "<1" from 0; of what Google has no data for, none. */
function ownValues(point: JsonObject, term: string): TermValue[] {
  const [shown, numbers, has] = [listIn(point['formattedValue']), listIn(point['value']), listIn(point['hasData'])]
  const cells = numbers.map((number, at) => (has[at] === false ? null : (shown[at] ?? number)))
  return paired(cells.length === 1 && term !== '' ? [term] : termsIn(term), cells)
}

function paired(terms: readonly string[], values: unknown): TermValue[] {
  const cells = listIn(values)
  return cells.map((cell, at) => ({ term: terms.length === cells.length ? (terms[at] ?? null) : null, cell }))
}

/** Values of which each term is of a place of its own, where there are several. */
function placed(values: readonly TermValue[], places: readonly string[]): readonly TermValue[] {
  if (places.length < 2) return values
  return values.map((value, at) => ({ ...value, region: places[at] ?? '' }))
}

/** `trench coat, rain coat`: so a page of Trends compares terms. */
function termsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map(cleanText)
    .filter((term) => term !== '')
}

function textsIn(list: unknown): readonly string[] {
  return listIn(list)
    .map((one) => cleanText(one))
    .filter((text) => text !== '')
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What the address of a page of Trends asks; null of what is no address. */
function pageAt(text: string): URLSearchParams | null {
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? new URL(text).searchParams : null
}

/** `US` or `US,UA`: the places of the terms. */
function placesOf(text: string, field: string): readonly string[] {
  return text === '' ? [] : text.split(',').map((place) => placeOf(place, field))
}

function placeOf(text: string, field: string): string {
  const region = regionOfPlace(text)
  if (region === '') throw new UnreadableFieldError(field, 'is no place we know', text)
  return region
}

function requireWeb(search: string, field: string): void {
  if (search !== '' && search !== 'web') throw new UnreadableFieldError(field, NOT_WEB, search)
}
