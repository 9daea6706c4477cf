import { AD_TOPIC_KINDS } from '@trendee/core/creators/ad-topic-kind'
import { cleanText } from '../clean-text'
import { isNothing } from '../cells/nothing'
import type { RowSink } from '../feed'
import { isoRegion } from '../regions'
import { requiredText, tableFeed } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { amountCell } from '../table-row'

const USUAL_DAYS = 30
const LONGEST_DAYS = 366

/** A rate that the feed gives as a percentage, with or without the sign, as a fraction. */
function percentCell(cell: unknown, field: string, sink: RowSink): number | null {
  const number = typeof cell === 'string' ? cell.replace('%', '') : cell
  const percent = amountCell(number, '', field, sink)?.low ?? null
  if (percent === null || percent <= 100) return percent === null ? null : percent / 100
  sink.unread(field, 'is not a number from 0 to 100', cell)
  return null
}

function periodCell(cell: unknown): number {
  if (isNothing(cell)) return USUAL_DAYS
  const days = Number(cleanText(cell))
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS)
    throw new UnreadableFieldError('period_days', 'is no number of days')
  return days
}

/** What TikTok's advertisers advertise with: keywords, hashtags, kinds of products, over a period: docs/creators.md. */
export const TIKTOK_ADS_TOPICS = tableFeed({
  id: 'tiktok-ads-topics',
  title: { en: 'TikTok advertisement topics', zh: 'TikTok 广告话题' },
  required: ['topic', 'kind', 'impression', 'ctr'],
  open(column, options) {
    const topicAt = column('topic')
    const kindAt = column('kind')
    const country = column('country_code')
    const period = column('period_days')
    const dayAt = column('date')
    const ads = column('post')
    const impressions = column('impression')
    const clicks = column('ctr')
    const purchases = column('cvr')
    const cost = column('cpa')
    const likes = column('like')
    const comments = column('comment')
    const shares = column('share')
    return (cells, sink, row) => {
      const kind = AD_TOPIC_KINDS.find((one) => one === cleanText(cells[kindAt]).toLowerCase())
      if (kind === undefined)
        throw new UnreadableFieldError('kind', {
          text: 'is none of {words}',
          values: { words: AD_TOPIC_KINDS.join(', ') },
        })
      sink.record({
        kind: 'ad-topic',
        platform: 'tiktok',
        topicKind: kind,
        topic: requiredText(cleanText(cells[topicAt]).replace(/^#/, '').toLowerCase(), 'topic'),
        region: isoRegion(cleanText(cells[country])) || (options.region ?? ''),
        periodDays: periodCell(cells[period]),
        ads: row.count(ads, 'post')?.value ?? null,
        impressions: row.count(impressions, 'impression')?.value ?? null,
        clickRate: percentCell(cells[clicks], 'ctr', sink),
        purchaseRate: percentCell(cells[purchases], 'cvr', sink),
        costPerPurchase: row.amount(cost, 'USD', 'cpa'),
        likes: row.count(likes, 'like')?.value ?? null,
        comments: row.count(comments, 'comment')?.value ?? null,
        shares: row.count(shares, 'share')?.value ?? null,
        observedOn: row.observedDay(dayAt, 'date'),
      })
    }
  },
})
