import { SegmentedControl, Table } from '@mantine/core'
import { seasonTexts } from '@trendee/contract/texts/seasons'
import { seasonFacts } from '@trendee/contract/trends/what-to-do'
import { type SeasonDecision, seasonDecision } from '@trendee/core/sentences/season-sentence'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { Figure, Section } from '../../shared/ui/screen'
import { ForecastHint, useForecastHidden } from '../../shared/trends/forecast-hint'
import { type Told, toldSeasons, useSeasonsAhead } from './seasons-of-trend'
import type { TrendDetail } from './trend-models'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { trendDetailSearch } from './trend-search'
import { TrendDecisionLine } from '../../shared/trends/trend-sentences'
import classes from './trend-seasons.module.css'

addTexts(seasonTexts)

/** Signs from which on a sentence is set smaller: a heading of six lines is none. */
const LONG = { en: 110, zh: 48 } as const

/** The decision about a trend in a sentence: for the season that the address names, or the one that decides, else for its peak. */
export function TrendHeadline({ detail, className }: { readonly detail: TrendDetail; readonly className: string }) {
  const { language, t } = useTexts()
  const { decides: shown, region, today, leadWeeks } = useSeasonsAhead(detail)
  if (shown === undefined) return <TrendDecisionLine trend={detail.trend} className={className} hasHint />
  const words = decisionOf({ told: shown, region, today, leadWeeks }).named[language]
  return (
    <>
      <p className={className} data-long={words.length > LONG[language] || undefined}>
        {words}
      </p>
      {shown.gender !== detail.trend.gender && <p className={classes.note}>{t('seasons.everybody')}</p>}
    </>
  )
}

/** What to do about a trend for each coming season, and how the same was borne out in the years before. */
export function TrendSeasons({ detail }: { readonly detail: TrendDetail }) {
  const { t, language } = useTexts()
  const { change } = useScreenSearch(trendDetailSearch)
  const { ahead, chosen, toOrder, region, today, leadWeeks } = useSeasonsAhead(detail)
  const isHidden = useForecastHidden(detail.forecast === null)
  const shown = chosen ?? toOrder
  const past = toldSeasons(detail).filter(
    ({ is_backtest, selling }) => is_backtest && selling.name === shown?.selling.name,
  )
  return (
    <Section
      id="seasons"
      title={t('seasons.title')}
      note={t('seasons.note')}
      aside={
        shown !== undefined && (
          <SegmentedControl
            size="xs"
            aria-label={t('seasons.choose')}
            value={shown.season}
            onChange={(season) => change({ season })}
            data={ahead.map(({ season, selling }) => ({
              value: season,
              label: seasonInWords(selling, region, language),
            }))}
          />
        )
      }
    >
      {isHidden && <ForecastHint words={t('seasons.with_plan')} />}
      {!isHidden && shown === undefined && <p className={classes.note}>{t('seasons.none')}</p>}
      {shown !== undefined && shown.gender !== detail.trend.gender && (
        <p className={classes.note}>{t('seasons.everybody')}</p>
      )}
      {shown !== undefined && <OneSeason told={shown} region={region} today={today} leadWeeks={leadWeeks} />}
      {past.length > 0 && <PastSeasons past={past} region={region} />}
    </Section>
  )
}

interface OneSeasonProps {
  readonly told: Told
  readonly region: string
  readonly today: string
  readonly leadWeeks: number
}

function decisionOf({ told, region, today, leadWeeks }: OneSeasonProps): SeasonDecision {
  return seasonDecision(seasonFacts(told, { region, told_on: today }, leadWeeks))
}

function OneSeason(props: OneSeasonProps) {
  const { told } = props
  const { t, format, language } = useTexts()
  const { words, orderBy, topBy, meets, isTooLate } = decisionOf(props)
  const factor = (value: number | null) => (value === null ? format.decimal(null) : `×${format.decimal(value, 2)}`)
  return (
    <>
      <p className={classes.verdict}>{words[language]}</p>
      <div className={classes.figures}>
        {orderBy !== null && (
          <Figure
            label={t(isTooLate ? 'seasons.by_past' : told.verdict === 'test' ? 'seasons.decide_by' : 'seasons.by')}
            note={
              meets === 'half'
                ? t('seasons.half')
                : told.peak_week === null || topBy === null
                  ? t('seasons.start', { day: format.day(told.from) })
                  : topBy === orderBy
                    ? t('seasons.top', { day: format.day(told.peak_week) })
                    : [
                        t('seasons.start', { day: format.day(told.from) }),
                        t('seasons.top_by', { peak: format.day(told.peak_week), day: format.day(topBy) }),
                      ].join('; ')
            }
          >
            {format.day(orderBy)}
          </Figure>
        )}
        {told.times !== null && (
          <Figure
            label={t('seasons.expected')}
            note={
              <>
                {t('seasons.range', { lower: factor(told.times_lower), upper: factor(told.times_upper) })}
                <br />
                {t('seasons.levels', { before: format.decimal(told.before), expected: format.decimal(told.expected) })}
              </>
            }
          >
            {factor(told.times)}
          </Figure>
        )}
        {told.unsold !== null && told.missed !== null && told.verdict !== 'leave' && (
          <Figure label={t('seasons.per_hundred')} note={t('seasons.edges')}>
            <span className={classes.pair}>
              <span>{t('seasons.unsold', { count: Math.round(told.unsold) })}</span>
              <span>{t('seasons.missed', { count: Math.round(told.missed) })}</span>
            </span>
          </Figure>
        )}
        <Figure label={t('seasons.error')} note={t(`seasons.error_${told.usual_error_of || 'none'}`)}>
          {format.decimal(told.usual_error, 2)}
        </Figure>
        <Figure label={t('seasons.weeks')}>
          <span className={classes.pair}>
            <span>{format.day(told.from)}</span>
            <span>{format.day(told.to)}</span>
          </span>
        </Figure>
      </div>
    </>
  )
}

/** The same season of the last years: what would have been said, and what came. */
function PastSeasons({ past, region }: { readonly past: readonly Told[]; readonly region: string }) {
  const { t, format, language } = useTexts()
  // Where the year before is too little to be a base, what came has no factor either.
  const against = (level: number | null, { before, times }: Told) =>
    level === null || before === null || times === null ? format.decimal(null) : `×${format.decimal(level / before, 2)}`
  const borneOut = (isSo: boolean | null) => t(isSo === null ? 'seasons.no_claim' : isSo ? 'seasons.yes' : 'seasons.no')
  return (
    <div className={classes.past}>
      <h3 className={classes.pastTitle}>{t('seasons.past')}</h3>
      <p className={classes.note}>{t('seasons.past_note')}</p>
      <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} pos="relative">
        <Table fz="sm" verticalSpacing={8} aria-label={t('seasons.past')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('seasons.past_season')}</Table.Th>
              <Table.Th>{t('seasons.past_knew')}</Table.Th>
              <Table.Th>{t('seasons.past_verdict')}</Table.Th>
              <Table.Th ta="right">{t('seasons.past_said')}</Table.Th>
              <Table.Th ta="right">{t('seasons.past_came')}</Table.Th>
              <Table.Th>{t('seasons.past_inside')}</Table.Th>
              <Table.Th>{t('seasons.past_right')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {past.map((told) => (
              <Table.Tr key={told.season}>
                <Table.Td>{seasonInWords(told.selling, region, language)}</Table.Td>
                <Table.Td>{format.day(told.origin)}</Table.Td>
                <Table.Td>{t(`verdict.${told.verdict}`)}</Table.Td>
                <Table.Td ta="right">{against(told.expected, told)}</Table.Td>
                <Table.Td ta="right">{against(told.came, told)}</Table.Td>
                <Table.Td>
                  {told.came === null
                    ? format.decimal(null)
                    : t(told.came >= told.lower && told.came <= told.upper ? 'seasons.yes' : 'seasons.no')}
                </Table.Td>
                <Table.Td>{borneOut(told.is_borne_out)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
