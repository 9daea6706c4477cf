import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { TrendSummary } from '@trendee/contract/fields'
import { seasonThatDecides } from '@trendee/contract/trends/season-to-meet'
import { hasForecast, isShort, peakAhead, tellsAYear } from '@trendee/contract/trends/trend-facts'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { seasonOfId } from '@trendee/core/season/selling-season'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { ExportButton } from '../../shared/lists/export-button'
import { CollectWords } from '../../shared/collections/collect-button'
import { FollowButton } from '../../shared/stars/star-button'
import { GenderFilter, RegionFilter } from '../../shared/trends/trend-filters'
import { genderOf, inRegion, pastOf, trendPath } from '../../shared/trends/trend-path'
import { LevelBadge } from '../../shared/ui/level-badge'
import { Figure, ScreenHead } from '../../shared/ui/screen'
import { SourceLine } from '../../shared/ui/source-line'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { useForecastHidden } from '../../shared/trends/forecast-hint'
import { LeadTime, useLeadWeeks } from '../../shared/trends/lead-time'
import { TrendKind, TrendPictures } from './trend-card'
import { ShortFigures, ShortHeadline } from './short-curve'
import { GrowthFigures } from '../../shared/trends/trend-growths'
import type { TrendDetail } from './trend-models'
import { trendDetailSearch } from './trend-search'
import { TrendHeadline } from './trend-seasons'
import { OrderBy, TrendWhy } from '../../shared/trends/trend-sentences'
import { TrendSummaryWords } from './written-words'
import classes from './trend-screen.module.css'

interface HeadProps {
  readonly detail: TrendDetail
  /** Of the asked gender, where everybody's curve speaks for it: then nothing that is written of its own is said beside it. */
  readonly own: TrendDetail
  readonly gender: AskedGender
  readonly region: string
  readonly past: PastDay
  readonly onRegion: (region: string | undefined) => void
}

/** A trend's name, what it does and what to do about it, in words and figures, with what can be done with it. */
export function TrendHead({ detail, own, gender, region, past, onRegion }: HeadProps) {
  const navigate = useNavigate()
  const { t, format, language, nameOf } = useTexts()
  const { season } = useScreenSearch(trendDetailSearch).search
  const trend = detail.trend
  const { as_of: asOf } = past
  const peak = peakAhead(trend)
  const short = isShort(trend)
  const hasYear = tellsAYear(trend) || trend.is_stale
  // What is said of it stands in the sentence, with its own days.
  const isChosen = trend.forecast_seasons.some((told) => told.season === season)
  const title = nameOf(trend.name, trend.trend_name_zh)
  const other = language === 'zh' ? trend.name : trend.trend_name_zh
  return (
    <div className={classes.top}>
      <div>
        <ScreenHead
          title={title}
          overline={<TrendKind trend={trend} />}
          // Without a Chinese name of its own a trend has but one.
          {...(other === title ? {} : { note: <span lang={language === 'zh' ? 'en' : 'zh'}>{other}</span> })}
        />
        {detail.broader && <Broader broader={detail.broader} gender={gender} region={region} />}
        <div className={classes.state}>
          <LevelBadge trend={trend} />
          {trend.lifecycle !== null && <span>{t(`lifecycle.${trend.lifecycle}`)}</span>}
          {trend.is_seasonal && trend.lifecycle !== 'seasonal' && <span>{t('lifecycle.seasonal')}</span>}
          <span>{t(`gender.${genderOf(trend.gender)}`)}</span>
        </div>
        <div className={classes.decision}>
          {short ? (
            <ShortHeadline detail={detail} className={`display ${classes.decided}`} />
          ) : (
            <TrendHeadline detail={detail} className={`display ${classes.decided}`} />
          )}
          {!short && <TrendWhy trend={trend} className={classes.why} />}
          <TrendSummaryWords trendKey={{ name: trend.trend_id, gender, region, past }} isOfCurve={detail === own} />
          {(hasForecast(trend) || trend.forecast_seasons.length > 0) && <LeadTime />}
        </div>
        <div className={classes.figures}>
          {hasYear ? <GrowthFigures trend={trend} /> : <ShortFigures detail={detail} />}
          <Figure label={t('trend.score')} note={trend.is_stale ? undefined : scoredBy(detail, t)}>
            {format.decimal(trend.score, 0)}
          </Figure>
          {hasYear && <Figure label={t('trend.season')}>{format.share(trend.season_strength)}</Figure>}
          {peak !== null && <Figure label={t('trend.peak')}>{format.month(peak)}</Figure>}
          {!isChosen && <OrderByFigure trend={trend} />}
        </div>
        <div className={classes.actions}>
          <GenderFilter
            value={gender}
            onChange={(value) =>
              void navigate({
                to: trendPath(trend, value),
                search: trendDetailSearch.write({ region, ...pastOf(past) }),
              })
            }
          />
          <RegionFilter value={region} onChange={onRegion} />
          <FollowButton kind="trend" id={trend.trend_id} name={title} size="xs" />
          <CollectWords trendId={trend.trend_id} name={title} size="xs" />
          <ExportButton
            what="trend-lists"
            file={`${trend.trend_id}-lists`}
            parameters={{ name: trend.trend_id, gender, ...(asOf === undefined ? {} : { as_of: asOf }) }}
            {...(asOf === undefined ? {} : { note: t('trend.export_lists_past', { day: format.day(asOf) }) })}
            label={t('trend.export_lists')}
          />
          <CopyButton value={window.location.href} timeout={2000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="xs"
                leftSection={copied ? <IconCheck size={14} /> : <IconLink size={14} />}
                onClick={copy}
              >
                {copied ? t('action.copied') : t('action.share')}
              </Button>
            )}
          </CopyButton>
        </div>
        <p className={classes.source}>
          <SourceLine source={trend.source} />
        </p>
      </div>
      <div className={classes.pictures}>
        <TrendPictures trend={own.trend} isEager />
      </div>
    </div>
  )
}

/** Of how many platforms its score is, or why it has none. */
function scoredBy({ trend, platforms }: TrendDetail, t: Texts['t']): string {
  const count = platforms.filter(({ weight }) => weight > 0).length
  if (count === 0) return t('trend.score_none')
  return trend.score === null ? t('trend.score_alone') : t('trend.score_of', { count })
}

/** By when to order, where there is a day, and for which season; for the peak where no season decides. */
function OrderByFigure({ trend }: { readonly trend: TrendSummary }) {
  const { t, language } = useTexts()
  const [leadWeeks] = useLeadWeeks()
  const isHidden = useForecastHidden(!hasForecast(trend))
  if (isHidden || whatToDo(trend, leadWeeks).orderBy === null) return null
  const selling = seasonOfId(seasonThatDecides(trend, leadWeeks)?.season ?? '')
  return (
    <Figure
      label={t('decision.order_by')}
      note={
        selling === null
          ? t('decision.for_peak')
          : t('decision.for_season', { season: seasonInWords(selling, trend.region, language) })
      }
    >
      <OrderBy trend={trend} />
    </Figure>
  )
}

interface BroaderProps {
  readonly broader: NonNullable<TrendDetail['broader']>
  readonly gender: AskedGender
  readonly region: string
}

/** What the trend is a kind of, with a link where the region has a page of it. */
function Broader({ broader, gender, region }: BroaderProps) {
  const { t, nameOf } = useTexts()
  const name = nameOf(broader.name, broader.trend_name_zh)
  return (
    <p className={classes.broader}>
      {t('trend.kind_of')}{' '}
      {broader.is_listed ? (
        <Link to={trendPath(broader, gender)} search={inRegion(region)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  )
}
