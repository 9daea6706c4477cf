import type { ReactNode } from 'react'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { leadTexts } from '@trendee/contract/texts/lead-lag'
import { searchedTexts } from '@trendee/contract/texts/searched'
import { shortCurveTexts } from '@trendee/contract/texts/short-curves'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { isShort } from '@trendee/contract/trends/trend-facts'
import { trends } from '@trendee/contract/trends/trends'
import { humanise } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { SuggestTrend } from '../../shared/trends/suggest-trend'
import { genderOf, inRegion, pastOf, trendPath } from '../../shared/trends/trend-path'
import { LinkButton } from '../../shared/ui/link-button'
import { type ScreenSearch, usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import { HashInView } from '../../shared/ui/hash-in-view'
import { JumpLinks } from '../../shared/ui/jump-links'
import { NotFound } from '../../shared/ui/not-found-page'
import { ScreenHead } from '../../shared/ui/screen'
import { WhenNear } from '../../shared/ui/when-near'
import { CurveThatTells } from './curve-that-tells'
import { NotKnownYet } from './short-curve'
import { OrderCost } from './order-cost'
import { PastForecasts } from './past-forecasts'
import { TrendLeads } from './trend-leads'
import { TrendKind } from './trend-card'
import { TrendCurve, type TrendKey, curveHeading } from './trend-curve'
import { PastRule, SinceThen } from './past-day'
import { TrendHead } from './trend-head'
import type { TrendDetail } from './trend-models'
import { TrendNumbers } from './trend-numbers'
import { TrendPlatforms } from './trend-platforms'
import { TrendRegions } from './trend-regions'
import { RelatedTrends } from './related-trends'
import { type TrendDetailSearch, trendDetailSearch } from './trend-search'
import { TrendSeasons } from './trend-seasons'
import { TrendShopping } from './trend-shopping'
import classes from './trend-screen.module.css'

addTexts(trendeeTexts)
addTexts(searchedTexts)
addTexts(leadTexts)
addTexts(shortCurveTexts)

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
  const { search, change } = useScreenSearch(trendDetailSearch)
  const { region, as_of: asOf } = search
  const key = { name, gender, region }
  const detail = useEndpoint(trends.detail, { ...key, ...pastOf(search) })
  const { t, language, nameOf } = useTexts()
  const trend = detail.data?.trend
  const title = trend && nameOf(trend.name, trend.trend_name_zh)
  const wearer = gender === 'all' ? '' : t(`gender.${gender}`).toLocaleLowerCase(language)
  useScreenTitle(title === undefined ? '' : wearer === '' ? title : t('trend.window_title', { name: title, wearer }))
  return (
    <div>
      {asOf !== undefined && (
        <PastDay past={search} trendKey={key} onKnown={(isKnown) => change({ as_known: isKnown })} />
      )}
      <DataView query={detail} skeleton={<TrendSkeleton />} unknown={<UnknownTrend trendKey={key} />}>
        {(own) => (
          <CurveThatTells own={own} isOlder={detail.isPlaceholderData} trendKey={key} search={search}>
            {(data) => <TrendPage detail={data} own={own} trendKey={key} search={search} change={change} />}
          </CurveThatTells>
        )}
      </DataView>
    </div>
  )
}

interface TrendPageProps extends Pick<ScreenSearch<TrendDetailSearch>, 'search' | 'change'> {
  /** Whose curve and decision the page tells: everybody's, where that of the asked gender tells nothing. */
  readonly detail: TrendDetail
  /** Of the asked gender: what is sold and shown. */
  readonly own: TrendDetail
  readonly trendKey: TrendKey
}

function TrendPage({ detail, own, trendKey: asked, search, change }: TrendPageProps) {
  const { t } = useTexts()
  const { gender, region } = asked
  // Without a note that it does, everybody's curve does not speak for a gender.
  if (gender !== 'all' && detail === own && own.trend.gender !== gender) {
    return (
      <NothingForGender trend={own.trend} gender={gender} region={region}>
        {isShown(own) && <TrendShopping detail={own} trendKey={{ ...asked, name: own.trend.trend_id }} />}
      </NothingForGender>
    )
  }
  // An address of before may name the trend by another id.
  const shown = { ...asked, name: detail.trend.trend_id }
  const curve: TrendKey = detail.trend.gender === '' ? { ...shown, gender: 'all' } : shown
  const isNewest = search.as_of === undefined
  const onRegion = (value: string | undefined) => change({ region: value })
  const ofYears = (
    <>
      {!detail.trend.is_stale && <TrendSeasons detail={detail} />}
      <div className={classes.numbers}>
        <PastForecasts detail={detail} shown={search.past ?? []} onShow={(past) => change({ past })} />
        <TrendNumbers detail={detail} />
      </div>
      {isNewest && <OrderCost detail={detail} />}
    </>
  )
  return (
    <>
      <TrendHead detail={detail} own={own} gender={gender} region={region} past={search} onRegion={onRegion} />
      <JumpLinks parts={partsOf(detail, own, t, isNewest)} isWide />
      <TrendCurve detail={detail} trendKey={curve} search={search} onChange={change} />
      {isShort(detail.trend) ? <NotKnownYet>{ofYears}</NotKnownYet> : ofYears}
      <TrendPlatforms detail={detail} />
      {isNewest && (
        <WhenNear id="leads" height={240}>
          <TrendLeads name={shown.name} gender={curve.gender} />
        </WhenNear>
      )}
      <WhenNear id="regions" height={560}>
        <TrendRegions name={shown.name} gender={curve.gender} region={region} onRegion={onRegion} />
      </WhenNear>
      <TrendShopping detail={own} trendKey={shown} />
      <WhenNear id="related" height={640}>
        <RelatedTrends trendKey={shown} />
      </WhenNear>
      <HashInView />
    </>
  )
}

/** The parts of the page that have something in them. */
function partsOf(detail: TrendDetail, own: TrendDetail, t: Translate, isNewest: boolean) {
  const { price_bands: bands, attributes, products, posts, looks } = own
  // What lies folded is no part to jump to.
  const tells = !isShort(detail.trend)
  return [
    { id: 'curve', label: curveHeading(detail, t), isThere: true },
    { id: 'seasons', label: t('seasons.title'), isThere: tells && !detail.trend.is_stale },
    { id: 'forecasts', label: t('past.title'), isThere: tells },
    { id: 'growths', label: t('growth.by_window'), isThere: tells },
    { id: 'order', label: t('order.title'), isThere: tells && isNewest },
    { id: 'platforms', label: t('platforms.title'), isThere: detail.platforms.length > 0 },
    { id: 'leads', label: t('leads.title'), isThere: isNewest },
    { id: 'regions', label: t('regions.title'), isThere: true },
    { id: 'prices', label: t('price.title'), isThere: bands.length > 0 },
    { id: 'wearers', label: t('wearers.title'), isThere: true },
    { id: 'brands', label: t('makers.title'), isThere: true },
    { id: 'worn', label: t('worn.title'), isThere: attributes.length > 0 },
    { id: 'products', label: t('trend.products'), isThere: products.length > 0 },
    { id: 'posts', label: t('trend.posts'), isThere: posts.length > 0 },
    { id: 'looks', label: t('trend.looks'), isThere: looks.length > 0 },
    { id: 'related', label: t('related.title'), isThere: true },
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
        <LinkButton variant="default" size="sm" to={trendPath(trend, 'all')} search={inRegion(region)}>
          {t('trend.show_all')}
        </LinkButton>
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
    <NotFound advice={t('trend.unknown', { name: humanise(name) })}>
      <SuggestTrend keyword={humanise(name)} size="sm" />
    </NotFound>
  )
}

interface PastDayProps {
  readonly past: Pick<TrendDetailSearch, 'as_of' | 'as_known'>
  readonly trendKey: TrendKey
  readonly onKnown: (isKnown: true | undefined) => void
}

/** Says that the page is of a day in the past, with the way back to the newest one. */
function PastDay({ past, trendKey, onKnown }: PastDayProps) {
  const { t, format } = useTexts()
  const isKnown = past.as_known === true
  return (
    <div className={classes.warn} role="note">
      {t(isKnown ? 'trend.as_known' : 'trend.as_it_stood', { day: format.day(past.as_of ?? '') })}{' '}
      <PastRule isKnown={isKnown} onKnown={onKnown} />{' '}
      <Link to="." search={(before: object) => ({ ...before, as_of: undefined, as_known: undefined })}>
        {t('trend.today')}
      </Link>
      <SinceThen trendId={trendKey.name} gender={trendKey.gender} region={trendKey.region} past={past} />
    </div>
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
