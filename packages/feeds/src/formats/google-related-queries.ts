import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { readPercent } from '../cells/read-percent'
import { isBlank } from '../table-feed'
import { UNSAID } from '../unsaid'
import { trendsColumn, trendsValue } from './trends-header'

/**
 * Google Trends, related queries or topics: a category line, an empty line, `TOP`, rows `query,100`, an empty line, `RISING`, rows
 * `query,"+3,700%"` or `Breakout`. Headings and "Breakout" are translated, so a row's list is told by its value: a number is top, a
 * percentage or a word is rising. Topics carry what they are ("Skirt - Garment"). The file does not say which term it belongs to; the import's options may.
 */
export const GOOGLE_RELATED_QUERIES: Feed = {
  id: 'google-related-queries',
  title: { en: 'Google Trends: related queries and topics', zh: 'Google 趋势：相关查询和主题' },
  looksFor: {
    en: 'a heading line (TOP, RISING in any language) over rows of a query and 0–100, a percentage or a word',
    zh: '标题行（任意语言的 TOP、RISING），其下各行为查询词和 0–100 的数值、百分比或文字',
  },
  layouts: ['delimited'],
  recognises,
  open: (sample, options) => new RelatedReader(sample.head() as string[][], options),
}

function recognises(sample: FeedSample): boolean {
  if (sample.layout !== 'delimited') return false
  const rows = sample.rows.filter((row) => !isBlank(row))
  const first = rows[0]
  if (
    first === undefined ||
    first.length !== 1 ||
    rows.some((row) => row.length > 2 || trendsColumn(row[1] ?? '') !== null)
  )
    return false
  return rows.some((row, index) => {
    const next = rows[index + 1]
    return row.length === 1 && next?.length === 2 && relatedEntry(next[1] ?? '') !== null && /\d/.test(next[1] ?? '')
  })
}

interface Entry {
  readonly list: 'top' | 'rising'
  readonly value: number | null
  readonly isBreakout: boolean
}

/** Which list an entry is of, by its value: a number is top, a percentage or a word rising; null where it is none of them. */
export function relatedEntry(value: string): Entry | null {
  const text = value.trim()
  const growth = readPercent(text)
  if (growth !== null) return { list: 'rising', value: growth, isBreakout: false }
  const interest = trendsValue(text)
  if (typeof interest === 'number') return { list: 'top', value: interest, isBreakout: false }
  return text !== '' && /^[^\d%]+$/u.test(text) ? { list: 'rising', value: null, isBreakout: true } : null
}

/** `Skirt - Garment`: a topic's name and what it is. */
const TOPIC = /^(.*\S) - (\S.*)$/u

class RelatedReader implements FeedReader {
  private readonly areTopics: boolean

  constructor(
    head: readonly (readonly string[])[],
    private readonly options: FeedOptions,
  ) {
    const names = head.filter(({ length }) => length === 2).map(([name = '']) => cleanText(name))
    // A query may hold a dash of its own; most queries of a file do not.
    this.areTopics = names.filter((name) => TOPIC.test(name)).length * 2 > names.length
  }

  read(row: unknown, sink: RowSink): void {
    const cells = row as readonly string[]
    // One cell alone is the category line or a heading.
    if (cells.length < 2) return
    const name = cleanText(cells[0])
    const [, query = name, topicType = ''] = (this.areTopics ? TOPIC.exec(name) : null) ?? []
    const entry = cells.length === 2 ? relatedEntry(cells[1] ?? '') : null
    if (query === '') sink.reject('query', 'is empty')
    else if (cells.length > 2)
      sink.reject('', { text: 'the row has {cells} cells, not 2', values: { cells: cells.length } })
    else if (entry === null) sink.reject('value', 'is neither 0–100, a percentage nor a word')
    else {
      if (this.options.term === undefined) sink.note(UNSAID.term)
      if (this.options.region === undefined) sink.note(UNSAID.region)
      sink.record({
        kind: 'related-query',
        platform: 'google',
        term: this.options.term ?? '',
        region: this.options.region ?? UNKNOWN_REGION,
        query,
        topicType,
        ...entry,
      })
    }
  }
}
