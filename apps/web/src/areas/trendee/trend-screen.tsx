import type { ReactNode } from 'react'
import { Button, CopyButton, Skeleton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { hasForecast } from '@trendee/contract/trends/trend-facts'
import { trends } from '@trendee/contract/trends/trends'
import { humanise } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import { SuggestTrend } from '../../shared/trends/suggest-trend'
import { genderOf, trendPath } from '../../shared/trends/trend-path'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { JumpLinks } from '../../shared/ui/jump-links'
import { LevelBadge } from '../../shared/ui/level-badge'
import { Figure, ScreenHead } from '../../shared/ui/screen'
import { SourceLine } from '../../shared/ui/source-line'
import { LowConfidence, useForecastMissing } from './forecast-hint'
import { LeadTime } from './lead-time'
import { TrendKind, TrendPictures } from './trend-card'
import { TrendCurve, type TrendKey } from './trend-curve'
import { GenderFilter, RegionFilter } from './trend-filters'
import type { TrendDetail } from './trend-models'
import { TrendNumbers } from './trend-numbers'
import { TrendPlatforms } from './trend-platforms'
import { TrendDecisionLine, TrendWhy } from './trend-sentences'
import { TrendRegions } from './trend-regions'
import { RelatedTrends } from './related-trends'
import { trendDetailSearch } from './trend-search'
import { TrendShopping } from './trend-shopping'
import classes from './trend-screen.module.css'

addTexts(trendeeTexts)

/** Everything about one trend. */
export function TrendScreen() {
  const name = usePathParam('name')
  const gender = genderOf(usePathParam('gender'))
  // Another trend is another page: nothing of the one before may stay on it.
  return <Trend key={`${name}/${gender}`} name={name} gender={gender} />
}

interface TrendProps {
  readonly name: string
  readonly gender: ReturnType<typeof genderOf>
}

function Trend({ name, gender }: TrendProps) {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(trendDetailSearch)
  const { region } = search
  const key = { name, gender, region }
  const detail = useEndpoint(trends.detail, key)
  return (
    <div>
      <DataView query={detail} skeleton={<TrendSkeleton />} unknown={<UnknownTrend trendKey={key} />}>
        {(data) => {
          if (gender !== 'all' && data.trend.gender !== gender) {
            return (
              <NothingForGender trend={data.trend} gender={gender} region={region}>
                {isShown(data) && <TrendShopping detail={data} gender={gender} region={region} />}
              </NothingForGender>
            )
          }
          // An address of before may name the trend by another id.
          const shown = { ...key, name: data.trend.trend_id }
          return (
            <>
              <TrendHead
                detail={data}
                gender={gender}
                region={region}
                onRegion={(value) => change({ region: value })}
              />
              <JumpLinks parts={partsOf(data, t)} />
              <TrendCurve detail={data} trendKey={shown} search={search} onChange={change} />
              <TrendNumbers detail={data} />
              <TrendPlatforms detail={data} />
              <TrendRegions
                name={shown.name}
                gender={gender}
                region={region}
                onRegion={(value) => change({ region: value })}
              />
              <TrendShopping detail={data} gender={gender} region={region} />
              <RelatedTrends trendKey={shown} />
            </>
          )
        }}
      </DataView>
    </div>
  )
}

/** The parts of the page that have something in them. */
function partsOf({ platforms, price_bands: bands, attributes, products, posts, looks }: TrendDetail, t: Translate) {
  return [
    { id: 'curve', label: t('curve.title'), isThere: true },
    { id: 'platforms', label: t('platforms.title'), isThere: platforms.length > 0 },
    { id: 'regions', label: t('regions.title'), isThere: true },
    { id: 'prices', label: t('price.title'), isThere: bands.length > 0 },
    { id: 'worn', label: t('worn.title'), isThere: attributes.length > 0 },
    { id: 'products', label: t('trend.products'), isThere: products.length > 0 },
    { id: 'posts', label: t('trend.posts'), isThere: posts.length > 0 },
    { id: 'looks', label: t('trend.looks'), isThere: looks.length > 0 },
  ].filter(({ isThere }) => isThere)
}

/** Too few to measure may still be on sale, posted or on the runway. */
function isShown({ products, posts, looks }: TrendDetail): boolean {
  return products.length + posts.length + looks.length > 0
}

interface NothingForGenderProps {
  readonly trend: TrendDetail['trend']
  readonly gender: AskedGender
  readonly region: string
  /** What there is of the gender all the same. */
  readonly children?: ReactNode
}

/** In words, where a trend has data but none of the asked gender: nobody else's curve stands in for it. */
function NothingForGender({ trend, gender, region, children }: NothingForGenderProps) {
  const { t, nameOf } = useTexts()
  const name = nameOf(trend.name, trend.trend_name_zh)
  return (
    <>
      <ScreenHead title={name} overline={<TrendKind trend={trend} />} />
      <Empty message={t('trend.none_for', { name, gender: t(`gender.${gender}`) })}>
        <Button
          variant="default"
          size="sm"
          renderRoot={(props) => (
            <Link to={trendPath(trend, 'all')} search={region === 'US' ? {} : { region }} {...props} />
          )}
        >
          {t('trend.show_all')}
        </Button>
      </Empty>
      {children}
    </>
  )
}

/** A trend that nobody knows, or nobody of the asked gender. */
function UnknownTrend({ trendKey }: { readonly trendKey: TrendKey }) {
  const { name, gender, region } = trendKey
  const forAnybody = useEndpoint(trends.detail, { name, region, gender: 'all' }, { enabled: gender !== 'all' })
  if (gender === 'all') return <NoSuchTrend name={name} />
  return (
    <DataView query={forAnybody} skeleton={<TrendSkeleton />} unknown={<NoSuchTrend name={name} />}>
      {({ trend }) => <NothingForGender trend={trend} gender={gender} region={region} />}
    </DataView>
  )
}

function NoSuchTrend({ name }: { readonly name: string }) {
  const { t } = useTexts()
  return (
    <>
      <ScreenHead title={humanise(name)} />
      <Empty message={t('search.unknown')}>
        <SuggestTrend keyword={humanise(name)} size="sm" />
        <Button variant="default" size="sm" renderRoot={(props) => <Link to="/trendee/trend-highlights" {...props} />}>
          {t('screen.highlights')}
        </Button>
      </Empty>
    </>
  )
}

interface HeadProps {
  readonly detail: TrendDetail
  readonly gender: AskedGender
  readonly region: string
  readonly onRegion: (region: string | undefined) => void
}

function TrendHead({ detail, gender, region, onRegion }: HeadProps) {
  const navigate = useNavigate()
  const { t, format, language, nameOf } = useTexts()
  const trend = detail.trend
  const noForecast = useForecastMissing(trend)
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
        {detail.broader && <Broader broader={detail.broader} gender={genderOf(trend.gender)} region={region} />}
        <div className={classes.state}>
          <LevelBadge trend={trend} />
          {trend.lifecycle !== null && <span>{t(`lifecycle.${trend.lifecycle}`)}</span>}
          {trend.is_seasonal && trend.lifecycle !== 'seasonal' && <span>{t('lifecycle.seasonal')}</span>}
          <span>{t(`gender.${genderOf(trend.gender)}`)}</span>
        </div>
        <div className={classes.decision}>
          <TrendDecisionLine trend={trend} className={`display ${classes.decided}`} hasHint />
          <TrendWhy trend={trend} className={classes.why} />
          {hasForecast(trend) && <LeadTime />}
        </div>
        <div className={classes.figures}>
          <Figure label={t('growth.yoy')}>
            <Growth value={trend.yoy} size="lg" meaning={t('meaning.yoy')} />
          </Figure>
          <Figure label={t('growth.ytd')}>
            <Growth value={trend.monthlyGrowthRateY2y} size="lg" meaning={t('meaning.ytd')} />
          </Figure>
          <Figure label={t('growth.ahead')} note={<LowConfidence trend={trend} />}>
            <Growth value={trend.forecast_growth} size="lg" meaning={t('meaning.ahead')} missing={noForecast} />
          </Figure>
          <Figure label={t('trend.score')}>{format.decimal(trend.score, 0)}</Figure>
          <Figure label={t('trend.season')}>{format.share(trend.season_strength)}</Figure>
          {trend.forecast_peak_week !== null && (
            <Figure label={t('trend.peak')}>{format.month(trend.forecast_peak_week)}</Figure>
          )}
        </div>
        <div className={classes.actions}>
          <GenderFilter
            value={gender}
            onChange={(value) =>
              void navigate({ to: trendPath(trend, value), search: region === 'US' ? {} : { region } })
            }
          />
          <RegionFilter value={region} onChange={onRegion} />
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
        <TrendPictures trend={trend} isEager />
      </div>
    </div>
  )
}

interface BroaderProps {
  readonly broader: NonNullable<TrendDetail['broader']>
  readonly gender: ReturnType<typeof genderOf>
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
        <Link to={trendPath(broader, gender)} search={region === 'US' ? {} : { region }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  )
}

function TrendSkeleton() {
  return (
    <>
      <div className={classes.top}>
        <div>
          <Skeleton height={14} width={120} mb={12} />
          <Skeleton height={48} width="60%" mb={24} />
          <Skeleton height={64} mb={24} />
          <Skeleton height={30} width="50%" />
        </div>
        <Skeleton height={280} />
      </div>
      <Skeleton height={420} mt={40} />
    </>
  )
}
