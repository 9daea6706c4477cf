import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  MOST_RANGE_ITEMS,
  NoProductsError,
  TooManyItemsError,
  readRange,
} from '@trendee/analytics/ingestion/read-range'
import { rangeAgainstMarket, isOfGender } from '@trendee/analytics/selling/range-market'
import { itemsCarrying } from '@trendee/analytics/selling/range-trends'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import { topList } from '@trendee/analytics/trends/top-list'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { UnreadableFileError } from '@trendee/feeds/feed'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { type RangeItem, dropRange, ownRange, rangeItems, replaceRange } from '@trendee/store/ranges/own-range'
import { recordTrend } from '../../answers/trend'
import { categoryNames } from '../../answers/value-names'
import type { Call, Handler, Handlers } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'

type Range = typeof CONTRACT.range

const MOST_BYTES = 20 * 1024 * 1024
/** Trends of either list; the question that finds them asks for more, as some are carried and some are not. */
const MOST_TRENDS = 24
const ASKED_TRENDS = 200

const refused = (message: string) => new ApiError('bad_input', `file: ${message}`, { field: 'file' })

/** Ends a stream that brings more than the bound. */
function bounded(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) done(refused(`it holds more than ${MOST_BYTES / 1024 / 1024} MB`))
      else done(null, chunk)
    },
  })
}

async function fileAnswer(call: Call) {
  const { db } = call.runtime.store
  const { accountId } = memberOf(call)
  const file = await ownRange(db, accountId)
  if (file === null) return null
  const items = await rangeItems(db, accountId)
  return { items, file: answerOf(file, items) }
}

function answerOf(file: NonNullable<Awaited<ReturnType<typeof ownRange>>>, items: readonly RangeItem[]) {
  return {
    file_name: file.fileName,
    feed: file.feed,
    uploaded_at: unixSeconds(file.uploadedAt),
    rows_read: file.rowsRead,
    rows_rejected: file.rowsRejected,
    items: items.length,
    with_category: items.filter(({ secondaryCategory }) => secondaryCategory !== '').length,
    priced: items.filter(({ priceUsd }) => priceUsd !== null).length,
    currencies: [...new Set(items.map(({ currency }) => currency).filter((currency) => currency !== ''))].toSorted(),
  }
}

const rangeUpload: Handler<Range['rangeUpload']> = async ({ currency }, call) => {
  const { upload, runtime, state } = call
  if (!upload) throw refused('no file was sent')
  // Read where it lies, and gone whatever comes of it: it is nobody else's.
  const folder = await mkdtemp(join(tmpdir(), 'trendee-range-'))
  try {
    const path = join(folder, 'range')
    await pipeline(upload.stream, bounded(), createWriteStream(path))
    const read = await readRange(runtime.analytics, path, { today: state.today(), currency })
    const file = { fileName: upload.fileName.slice(0, 200), ...read }
    const now = new Date()
    await replaceRange(runtime.store.db, memberOf(call).accountId, file, read.items, now)
    return answerOf({ ...file, uploadedAt: now }, read.items)
  } catch (error) {
    if (error instanceof TooManyItemsError) throw refused(`it holds more than ${MOST_RANGE_ITEMS} products`)
    if (error instanceof NoProductsError) throw refused('it holds no products that could be read')
    if (error instanceof UnreadableFileError) {
      throw refused(
        'no column says that it is the title of a product (title, name, product name), and it is no known feed',
      )
    }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const rangeDrop: Handler<Range['rangeDrop']> = async (_input, call) => ({
  deleted: await dropRange(call.runtime.store.db, memberOf(call).accountId),
})

const rangeCategories: Handler<Range['rangeCategories']> = async (input, call) => {
  const { platform, gender, window, page, pageSize } = input
  const own = await fileAnswer(call)
  const { list, market } = await rangeAgainstMarket(call.runtime.analytics, own?.items ?? null, {
    platform,
    gender,
    window,
  })
  return {
    list: list.slice((page - 1) * pageSize, page * pageSize).map((row) => ({ ...row, ...categoryNames(row.category) })),
    total: list.length,
    page,
    pageSize,
    range: own?.file ?? null,
    market: market === null ? null : { platform: market.platform, products: market.products, as_of: market.as_of },
  }
}

const rangeTrends: Handler<Range['rangeTrends']> = async ({ region, gender }, call) => {
  const { analytics } = call.runtime
  const most = Math.min(MOST_TRENDS, call.top ?? MOST_TRENDS)
  const items = ((await fileAnswer(call))?.items ?? []).filter((item) => isOfGender(item.gender, gender))
  const asked = { region, gender: gender ?? 'all', window: 30, page: 1, pageSize: ASKED_TRENDS } as const
  const today = await readingDay(analytics, call.state.today())
  const [levelled, fallen] = await Promise.all([
    topList(analytics, { ...asked, level: ['breakout', 'very_hot', 'hot'], sort: 'level', order: 'desc' }, today),
    topList(analytics, { ...asked, sort: 'adjusted_growth', order: 'asc' }, today),
  ])
  const carried = (metric: MetricSummary) => ({
    ...recordTrend(metric, 30),
    items: itemsCarrying(items, metric.trend_id),
  })
  const isFalling = ({ adjusted_growth: beyond, growth, isStale }: MetricSummary) => {
    const at = WINDOWS.indexOf(30)
    return !isStale && (beyond[at] ?? 0) < 0 && (growth[at] ?? 0) < 0
  }
  return {
    rising: levelled.list
      .map(carried)
      .toSorted((a, b) => Number(a.items > 0) - Number(b.items > 0))
      .slice(0, most),
    falling: fallen.list
      .filter(isFalling)
      .map(carried)
      .filter((trend) => trend.items > 0)
      .toSorted((a, b) => b.items - a.items)
      .slice(0, most),
  }
}

const rangeItemsHandler: Handler<Range['rangeItems']> = async ({ category, page, pageSize }, call) => {
  const all = await rangeItems(call.runtime.store.db, memberOf(call).accountId)
  const wanted = category === 'none' ? '' : category
  const found = wanted === undefined ? all : all.filter((item) => item.secondaryCategory === wanted)
  const list = found.slice((page - 1) * pageSize, page * pageSize).map((item) => ({
    item_id: item.itemId,
    title: item.title,
    category: item.secondaryCategory,
    gender: item.gender,
    attribute_values: [...item.attributeValues],
    price: item.price,
    currency: item.currency,
    price_usd: item.priceUsd,
    stock: item.stock,
  }))
  return { list, total: found.length, page, pageSize }
}

export const rangeHandlers: Handlers<Range> = {
  rangeUpload,
  rangeDrop,
  rangeCategories,
  rangeTrends,
  rangeItems: rangeItemsHandler,
}
