import { AD_TOPIC_KINDS } from '@trendee/core/creators/ad-topic-kind'
import { dayOf } from '../calendar-days'
import { cleanText } from '../clean-text'
import { isMissing, parseCount } from '../numbers'
import { isoRegion } from '../regions'
import { countCell, requiredText, tableFeed, UnreadableFieldError } from '../table-feed'

const USUAL_DAYS = 30
const LONGEST_DAYS = 366

/** A rate that the feed gives as a percentage, as a fraction. */
function percentCell(cell: unknown, field: string): number | null {
  const percent = countCell(typeof cell === 'string' ? cell.replace('%', '') : cell, field)?.value ?? null
  if (percent !== null && percent > 100) throw new UnreadableFieldError(field, 'is not a number from 0 to 100')
  return percent === null ? null : percent / 100
}

function periodCell(cell: unknown): number {
  if (isMissing(cell)) return USUAL_DAYS
  const days = parseCount(cell)?.value ?? Number.NaN
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
    return (cells, sink) => {
      const kind = AD_TOPIC_KINDS.find((one) => one === cleanText(cells[kindAt]).toLowerCase())
      if (kind === undefined)
        throw new UnreadableFieldError('kind', {
          text: 'is none of {words}',
          values: { words: AD_TOPIC_KINDS.join(', ') },
        })
      const observedOn = isMissing(cells[dayAt]) ? null : dayOf(cells[dayAt])
      if (observedOn === null && !isMissing(cells[dayAt])) throw new UnreadableFieldError('date', 'is no date')
      sink.record({
        kind: 'ad-topic',
        platform: 'tiktok',
        topicKind: kind,
        topic: requiredText(cleanText(cells[topicAt]).replace(/^#/, '').toLowerCase(), 'topic'),
        region: isoRegion(cleanText(cells[country])) || (options.region ?? ''),
        periodDays: periodCell(cells[period]),
        ads: countCell(cells[ads], 'post')?.value ?? null,
        impressions: countCell(cells[impressions], 'impression')?.value ?? null,
        clickRate: percentCell(cells[clicks], 'ctr'),
        purchaseRate: percentCell(cells[purchases], 'cvr'),
        costPerPurchase: countCell(cells[cost], 'cpa')?.value ?? null,
        likes: countCell(cells[likes], 'like')?.value ?? null,
        comments: countCell(cells[comments], 'comment')?.value ?? null,
        shares: countCell(cells[shares], 'share')?.value ?? null,
        observedOn,
      })
    }
  },
})
