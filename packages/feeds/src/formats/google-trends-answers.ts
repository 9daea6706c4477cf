import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { dayOfSeconds, stepOfDays } from '../calendar-days'
import { cleanText } from '../clean-text'
import type { FeedOptions, RowSink } from '../feed'
import { regionOfParts, regionOfPlace } from '../regions'
import { requiredText } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { UNSAID } from '../unsaid'
import { relatedEntry } from './google-related-queries'
import { placeMeasure, trendsValue } from './trends-header'

/** What a question to Google Trends was about. */
export interface Question {
  /** '' of one term that nobody said. */
  readonly term: string
  /** '' where nobody said it. */
  readonly region: string
  /** The days it asks about; null where they are not said. */
  readonly from: string | null
  readonly to: string | null
}

/** The value of a term at one moment or in one place. */
export interface TermValue {
  /** Null where nobody says which of several it is. */
  readonly term: string | null
  /** As the answer writes it; null where it has none. */
  readonly cell: unknown
  /** Where each term is of a place of its own. */
  readonly region?: string
}

export interface TrendsPoint {
  readonly seconds: number | null
  /** What the answer calls the moment. */
  readonly field: string
  readonly isPartial: boolean
  readonly values: readonly TermValue[]
  /** The point as the answer writes it. */
  readonly written: unknown
}

export interface TrendsPlace {
  readonly name: string
  /** `US-CA`; '' where the answer has none. */
  readonly code: string
  readonly values: readonly TermValue[]
  readonly written: unknown
}

export interface TrendsQuery {
  readonly query: string
  readonly topicType: string
  readonly value: unknown
  readonly written: unknown
}

/** Takes the answers of one file, which may be to several questions. */
export class TrendsAnswers {
  private timelines = 0

  constructor(private readonly options: FeedOptions) {}

  get hasTimeline(): boolean {
    return this.timelines > 0
  }

  takeTimeline(name: string, points: readonly TrendsPoint[], { region }: Question, sink: RowSink): void {
    if (points.length === 0) {
      sink.leaveOut('no_points')
      return
    }
    this.timelines += 1
    // Values of two questions do not compare.
    const scale = this.timelines === 1 ? {} : { scalePart: String(this.timelines) }
    const days = points.map(({ seconds }) => (seconds === null ? '' : dayOfSeconds(seconds)))
    const told = days.filter((day) => day !== '')
    const step = stepOfDays(told)
    const areHours = step === 'day' || (step === null && told.length > 1)
    for (const [index, { seconds, field, isPartial, values, written }] of points.entries()) {
      sink.part(`${name}[${index}]`, written, () => {
        const date = days[index] ?? ''
        if (date === '') throw new UnreadableFieldError(field, 'is no moment in time')
        if (areHours && (seconds ?? 0) % 86_400 !== 0) {
          sink.leaveOut('hour_of_day')
          return
        }
        if (isPartial || values.length === 0) {
          sink.leaveOut(isPartial ? 'unfinished_step' : 'no_points')
          return
        }
        for (const value of values) {
          const place = value.region ?? region
          if (place === '' && this.options.region === undefined) sink.note(UNSAID.region)
          sink.record({
            kind: 'series',
            platform: 'google',
            term: requiredText(saidTerm(value, sink), 'query'),
            region: place || (this.options.region ?? UNKNOWN_REGION),
            gender: '',
            step: step ?? 'week',
            date,
            value: levelOf(value.cell, sink),
            evidence: 'relative',
            scaledPerFile: true,
            ...scale,
          })
        }
      })
    }
  }

  takePlaces(name: string, places: readonly TrendsPlace[], question: Question, sink: RowSink): void {
    const measure = placeMeasure(places.flatMap(({ values }) => values.map(({ cell }) => cleanText(cell))))
    const within = question.region || withinOf(places) || (this.options.region ?? '')
    if (within === '' && places.length > 0) sink.note(UNSAID.region)
    for (const [index, place] of places.entries()) {
      sink.part(`${name}[${index}]`, place.written, () => {
        const named = requiredText(place.name, 'location')
        if (place.values.length === 0) sink.leaveOut('no_points')
        for (const value of place.values) {
          sink.record({
            kind: 'place-interest',
            platform: 'google',
            term: saidTerm(value, sink) || question.term,
            place: named,
            within,
            measure,
            value: levelOf(value.cell, sink),
            from: question.from,
            to: question.to,
          })
        }
      })
    }
  }

  takeRelated(queries: readonly TrendsQuery[], { term, region }: Question, sink: RowSink): void {
    if (queries.length > 0 && term === '') sink.note(UNSAID.term)
    if (queries.length > 0 && region === '' && this.options.region === undefined) sink.note(UNSAID.region)
    for (const { query, topicType, value, written } of queries) {
      sink.part(query, written, () => {
        const named = requiredText(query, topicType === '' ? 'query' : 'topic.title')
        const said = relatedEntry(cleanText(value))
        if (said === null) throw new UnreadableFieldError('value', 'is neither 0–100, a percentage nor a word')
        const place = region || (this.options.region ?? UNKNOWN_REGION)
        sink.record({
          kind: 'related-query',
          platform: 'google',
          term,
          region: place,
          query: named,
          topicType,
          ...said,
        })
      })
    }
  }
}

/** Whose parts the places are, by their codes, else by their names; '' where neither tells. */
function withinOf(places: readonly TrendsPlace[]): string {
  const countries = new Set(places.map(({ code }) => /^([A-Z]{2})-[A-Z\d]+$/.exec(code)?.[1] ?? ''))
  const [country = ''] = countries
  if (countries.size === 1 && country !== '') return regionOfPlace(country)
  return regionOfParts(places.map(({ name }) => name))
}

/** Throws UnreadableFieldError where nobody says it. */
function saidTerm({ term }: TermValue, sink: RowSink): string {
  if (term !== null) return term
  sink.note(UNSAID.term)
  throw new UnreadableFieldError('', UNSAID.term)
}

/** The value as Google shows it, which tells "<1" from 0. */
function levelOf(cell: unknown, sink: RowSink): number | null {
  const value = trendsValue(cleanText(cell))
  if (value === undefined) sink.unread('value', 'is not a number from 0 to 100', cell)
  return value ?? null
}
