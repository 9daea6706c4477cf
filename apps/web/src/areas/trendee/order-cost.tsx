import { useState } from 'react'
import { Table, TextInput, Tooltip } from '@mantine/core'
import { orderTexts } from '@trendee/contract/texts/orders'
import { hasForecast } from '@trendee/contract/trends/trend-facts'
import { dueOf } from '@trendee/contract/trends/season-to-meet'
import { lineOfSeason, peakDecision } from '@trendee/contract/trends/what-to-do'
import {
  type OrderCase,
  type OrderTerms,
  arrivalFor,
  bestOrder,
  orderCase,
  salesSpan,
} from '@trendee/core/orders/order-outcome'
import { addDays, addWeeks, mondayOf } from '@trendee/core/periods/week'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import type { SeasonLine } from '@trendee/core/sentences/season-line'
import { plainText } from '@trendee/core/sentences/sentence'
import { addTexts } from '../../shared/i18n/i18n'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { Section } from '../../shared/ui/screen'
import { ForecastHint, useForecastHidden } from '../../shared/trends/forecast-hint'
import { useLeadWeeks } from '../../shared/trends/lead-time'
import { type OwnTerms, type TermField, readTerm, useOrderTerms } from './order-terms'
import { type Told, useSeasonsAhead } from './seasons-of-trend'
import type { TrendDetail } from './trend-models'
import classes from './orders.module.css'

addTexts(orderTexts)

/** Of a band that says 80 %, one that held so little is named. */
const BAND_FALLS_SHORT = 0.7
const FIELDS: readonly TermField[] = ['expected', 'minimum', 'weeks', 'cost', 'price', 'clearance']
const CASES = ['lower', 'mean', 'upper'] as const
const COLUMNS = ['demand', 'sold', 'left', 'missed', 'profit', 'error'] as const

/** What an order for the season that the page speaks of brings, or where it speaks of none for the next peak, and what it costs where the forecast is wrong by its band. */
export function OrderCost({ detail }: { readonly detail: TrendDetail }) {
  const { t, format, language } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const [terms, setTerms] = useOrderTerms()
  const isHidden = useForecastHidden(!hasForecast(detail.trend))
  const { decides: season } = useSeasonsAhead(detail)
  const span =
    season === undefined
      ? spanOfPeak(detail, leadWeeks, terms.weeks)
      : spanOfSeason(detail, season, leadWeeks, terms.weeks)
  const whyNot = whyNothing(detail, season, leadWeeks)
  const held = heldShare(detail)
  return (
    <Section id="order" title={t('order.title')} note={t('order.note')}>
      {isHidden && <ForecastHint words={t('order.with_plan')} />}
      {!isHidden && span === null && (
        <p className={classes.note}>{whyNot === null ? t('order.not_told') : plainText(whyNot.words[language])}</p>
      )}
      {!isHidden && span !== null && (
        <>
          <div className={classes.fields}>
            {FIELDS.map((field) => (
              <TermInput
                key={field}
                field={field}
                terms={terms}
                placeholder={field === 'price' ? priceText(detail) : ''}
                onChange={setTerms}
              />
            ))}
          </div>
          <p className={classes.note}>
            {span.isLate
              ? t('order.late', { from: format.day(span.from) })
              : t(span.last === null ? 'order.span_season' : 'order.span', {
                  from: format.day(span.from),
                  to: format.day(span.to),
                  day: format.day(span.orderBy),
                  last: format.day(span.last),
                  season: season === undefined ? '' : seasonInWords(season.selling, detail.trend.region, language),
                })}
            {terms.price === null && detail.median_price_usd !== null && (
              <> {t('order.median', { price: format.money(detail.median_price_usd, 'USD') })}</>
            )}
          </p>
          {held !== null && held < BAND_FALLS_SHORT && (
            <p className={classes.warn}>{t('order.band_held', { held: format.share(held) })}</p>
          )}
          <Outcome terms={terms} price={terms.price ?? detail.median_price_usd} span={span} />
        </>
      )}
    </Section>
  )
}

const priceText = ({ median_price_usd: median }: TrendDetail) =>
  median === null ? '' : String(Math.round(median * 100) / 100)

/** Share of the weeks that came which earlier bands held, all together; `null` where none was scored. */
function heldShare({ past_forecasts: past }: TrendDetail): number | null {
  const scored = past.flatMap(({ weeks_scored: weeks, coverage }) =>
    coverage === null || weeks === 0 ? [] : [{ weeks, coverage }],
  )
  const all = scored.reduce((sum, { weeks }) => sum + weeks, 0)
  return all === 0 ? null : scored.reduce((sum, { weeks, coverage }) => sum + weeks * coverage, 0) / all
}

/** The decision, where it leaves nothing to order in time. */
function whyNothing({ trend }: TrendDetail, season: Told | undefined, leadWeeks: number): SeasonLine | null {
  if (season === undefined) {
    const decision = peakDecision(trend, leadWeeks)
    return decision.kind === 'leave' ? decision : null
  }
  const { orderBy, isTooLate } = dueOf(season, trend, leadWeeks)
  return orderBy === null || isTooLate ? lineOfSeason(season, trend, leadWeeks) : null
}

interface Span {
  readonly from: string
  readonly to: string
  readonly orderBy: string
  /** By when to order to be there at the peak, where the weeks lie around one. */
  readonly last: string | null
  /** The best day to order is over; from today the goods still come in time for part of it. */
  readonly isLate: boolean
  readonly lower: number
  readonly upper: number
}

/** Monday on which goods ordered today, or on the Monday to come, are there. */
const arrivalOfToday = (today: string, leadWeeks: number) => addWeeks(mondayOf(addDays(today, 6)), leadWeeks)

/** The weeks on sale from the first of the season; from today's arrival on, where that is too late. `null` where nothing is to be ordered in time. */
function spanOfSeason({ trend, forecast }: TrendDetail, season: Told, leadWeeks: number, weeks: number): Span | null {
  const { orderBy, meets, isTooLate } = dueOf(season, trend, leadWeeks)
  if (forecast === null || orderBy === null || isTooLate) return null
  const isLate = meets !== 'first_week'
  const from = isLate ? arrivalOfToday(trend.told_on, leadWeeks) : season.from
  const told = salesSpan(forecast, from, weeks)
  return told === null ? null : { from, to: addDays(from, weeks * 7 - 1), orderBy, last: null, isLate, ...told }
}

/** The weeks on sale around the next peak that an order from today can meet. */
function spanOfPeak({ trend, forecast }: TrendDetail, leadWeeks: number, weeks: number): Span | null {
  const { kind, orderBy: last } = peakDecision(trend, leadWeeks)
  const peak = trend.forecast_peak_week
  if (forecast === null || peak === null || !['order_by', 'order_now', 'too_late'].includes(kind)) return null
  const today = trend.told_on
  const wanted = arrivalFor(peak, weeks, '')
  const earliest = arrivalOfToday(today, leadWeeks)
  const from = arrivalFor(peak, weeks, earliest)
  const told = salesSpan(forecast, from, weeks)
  if (told === null || from > peak) return null
  const orderBy = addWeeks(from, -leadWeeks)
  return { from, to: addDays(from, weeks * 7 - 1), orderBy, last: last ?? orderBy, isLate: from > wanted, ...told }
}

interface TermInputProps {
  readonly field: TermField
  readonly terms: OwnTerms
  readonly placeholder: string
  readonly onChange: (change: Partial<OwnTerms>) => void
}

function TermInput({ field, terms, placeholder, onChange }: TermInputProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const canBeNone = field === 'cost' || field === 'price'
  const write = (text: string) => {
    setTyped(text)
    const read = readTerm(field, text)
    if (read !== undefined) onChange({ [field]: read })
    else if (canBeNone && text.trim() === '') onChange({ [field]: null })
  }
  const isWrong = typed !== null && readTerm(field, typed) === undefined && !(canBeNone && typed.trim() === '')
  return (
    <TextInput
      size="xs"
      label={t(`order.${field}`)}
      inputMode="decimal"
      placeholder={placeholder}
      maxLength={12}
      value={typed ?? (terms[field] === null ? '' : String(terms[field]))}
      error={isWrong}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

interface OutcomeProps {
  readonly terms: OwnTerms
  readonly price: number | null
  readonly span: Span
}

/** The three cases of an order of what is expected, or of the maker's minimum; in money where cost and price are known. */
function Outcome({ terms, price, span }: OutcomeProps) {
  const { t, format } = useTexts()
  const { cost, expected, minimum, clearance } = terms
  const isPriced = cost !== null && price !== null
  const asked: OrderTerms = { expected, minimum, clearance, cost: cost ?? 0, price: price ?? 0 }
  const best = isPriced ? bestOrder(asked, span) : null
  const ordered = best ?? Math.max(expected, minimum)
  const shares = { lower: span.lower, mean: 1, upper: span.upper }
  const pieces = (value: number) => format.count(Math.round(value))
  const money = (value: number) => format.money(value, 'USD', 0)
  const cellsOf = ({ demand, sold, left, missed, profit, costOfError }: OrderCase) => [
    ...[demand, sold, left, missed].map(pieces),
    ...(isPriced ? [profit, costOfError].map(money) : []),
  ]
  return (
    <>
      <p className={classes.best}>{advice(asked, best, span, { t, format })}</p>
      <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} pos="relative">
        <Table fz="sm" verticalSpacing={8} aria-label={t('order.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('order.case')}</Table.Th>
              {COLUMNS.slice(0, 4).map((column) => (
                <Table.Th key={column} ta="right">
                  {t(`order.${column}`)}
                </Table.Th>
              ))}
              {isPriced && <Table.Th ta="right">{t('order.profit')}</Table.Th>}
              {isPriced && (
                <Table.Th ta="right">
                  <Tooltip label={t('order.error_meaning')} multiline maw={280}>
                    <span className={classes.meant}>{t('order.error')}</span>
                  </Tooltip>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {CASES.map((edge) => (
              <Table.Tr key={edge}>
                <Table.Th scope="row" fw={400}>
                  {t(`order.${edge}`)}
                </Table.Th>
                {cellsOf(orderCase(asked, ordered, shares[edge])).map((text, place) => (
                  <Table.Td key={COLUMNS[place]} ta="right">
                    {text}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}

/** How much to order, in words; why not, where nothing pays or the cost is not known. */
function advice(
  asked: OrderTerms,
  best: number | null,
  span: Span,
  { t, format }: Pick<Texts, 't' | 'format'>,
): string {
  if (best === null) return t('order.ask_cost')
  if (best === 0) return t('order.none_pays')
  const free = bestOrder({ ...asked, minimum: 0 }, span)
  if (best > free) return t('order.best_minimum', { pieces: format.count(best), best: format.count(free) })
  return t('order.best', { pieces: format.count(best) })
}
