import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { graphic } from '@trendee/contract/graphic/graphic'
import { SEARCHES } from '@trendee/contract/graphic/graphic-fields'
import { regionCode } from '@trendee/contract/parameters'
import { columnTexts } from '@trendee/contract/texts/columns'
import { graphicTexts } from '@trendee/contract/texts/graphics'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { RegionFilter } from '../../shared/trends/trend-filters'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { NotFound } from '../../shared/ui/not-found-page'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { searchCodec } from '../../shared/url/search-codec'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './graphics.module.css'
import { keywordPath, listingPath, listingsPath, sourceOfAddress, sourcePath } from './graphics-paths'
import { KeywordFigures } from './keyword-figures'
import { type KeywordDetail, interestModel, monthsModel } from './keyword-models'
import { ProtectedMark } from './keyword-words'

addTexts(columnTexts)
addTexts(graphicTexts)

const keywordSearch = searchCodec({ region: regionCode.default('US') })

/** One print keyword: its numbers and what they are worked out from. */
export function KeywordScreen() {
  const source = sourceOfAddress(usePathParam('source') ?? '')
  const keyword = usePathParam('keyword') ?? ''
  if (source === null || keyword === '') return <NotFound />
  return <Keyword key={`${source}/${keyword}`} source={source} keyword={keyword} />
}

function Keyword({ source, keyword }: { readonly source: string; readonly keyword: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { search, change } = useScreenSearch(keywordSearch)
  const detail = useEndpoint(graphic.keywordsKeyword, { source, keyword, region: search.region })
  useScreenTitle(keyword)
  return (
    <DataView
      query={detail}
      skeleton={<Skeleton height={420} />}
      unknown={
        <NotFound advice={t('graphics.unknown')}>
          <LinkButton variant="default" to={sourcePath(source)}>
            {t('graphics.back')}
          </LinkButton>
        </NotFound>
      }
    >
      {(data) => (
        <>
          <ScreenHead
            title={data.keyword.keyword}
            overline={
              <>
                <Link to={sourcePath(source)}>{source === SEARCHES ? t('graphics.menu_searches') : name(source)}</Link>
                {` · ${t(`graphics.kind_${data.keyword.kind}`)} · ${format.day(data.as_of)}`}
              </>
            }
            note={<ProtectedMark of={data.keyword.protected} />}
          >
            <RegionFilter value={search.region} onChange={(region) => change({ region })} />
          </ScreenHead>
          <KeywordFigures detail={data} />
          <Searches detail={data} region={search.region} />
          <Neighbours detail={data} source={source} />
          <Listings detail={data} />
        </>
      )}
    </DataView>
  )
}

function Searches({ detail, region }: { readonly detail: KeywordDetail; readonly region: string }) {
  const texts = useTexts()
  const { t, format } = texts
  const { curve, months, queries, keyword } = detail
  return (
    <>
      <div className={classes.pair}>
        {curve !== null && (
          <Section
            title={t('graphics.curve')}
            note={t('graphics.curve_of', { term: keyword.searches?.term ?? '', region: format.region(region) })}
          >
            <Chart title={t('graphics.curve')} model={interestModel(curve, texts)} height={240} />
          </Section>
        )}
        {months !== null && (
          <Section title={t('graphics.months')} note={t('graphics.months_note')}>
            <Chart title={t('graphics.months')} model={monthsModel(months, texts)} height={240} />
          </Section>
        )}
      </div>
      <Section title={t('graphics.queries')}>
        {queries.length === 0 ? (
          <p className={classes.quiet}>{t('graphics.why_not_searched')}</p>
        ) : (
          <ul className={classes.lines}>
            {queries.map((query) => (
              <li key={`${query.list}/${query.search}/${query.beside}/${query.region}`}>
                {query.trend_id === '' ? (
                  query.search
                ) : (
                  <Link to="/trendee/trend-database" search={{ q: query.search }}>
                    {query.search}
                  </Link>
                )}{' '}
                <span className={classes.quiet}>
                  {t(`graphics.query_${query.list}`, {
                    beside: query.beside,
                    value: format.count(query.value),
                  })}
                  {query.list === 'rising' &&
                    ` · ${query.is_breakout ? t('graphics.breakout') : format.growth(query.value)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

function Neighbours({ detail, source }: { readonly detail: KeywordDetail; readonly source: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { related, shops, keyword } = detail
  const others = shops.filter(({ platform }) => platform !== source)
  const most = Math.max(1, ...related.map(({ listings }) => listings))
  return (
    <div className={classes.pair}>
      {source !== SEARCHES && (
        <Section title={t('graphics.related')} note={t('graphics.related_note')}>
          {related.length === 0 ? (
            <p className={classes.quiet}>{t('graphics.related_none')}</p>
          ) : (
            <BarList
              label={t('graphics.related')}
              items={related.map((one) => ({
                id: one.keyword,
                name: one.keyword,
                fraction: one.listings / most,
                value: format.count(one.listings),
                to: keywordPath(source, one.keyword),
              }))}
            />
          )}
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('graphics.shops')}>
          <ul className={classes.lines}>
            {others.map(({ platform, listings, difficulty }) => (
              <li key={platform}>
                <Link to={keywordPath(platform, keyword.keyword)}>{name(platform)}</Link>{' '}
                <span className={classes.quiet}>
                  {t('graphics.shop_line', {
                    count: listings,
                    difficulty: format.count(difficulty === null ? null : Math.round(difficulty)),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function Listings({ detail: { products, keyword, shops } }: { readonly detail: KeywordDetail }) {
  const { t } = useTexts()
  const name = useNames()
  const [first] = products
  if (first === undefined) return null
  const listings = shops.find(({ platform }) => platform === first.platform)?.listings ?? products.length
  return (
    <Section
      id="listings"
      title={t('graphics.listings_title')}
      note={name(first.platform)}
      aside={
        <Link to={listingsPath(first.platform, keyword.keyword)}>
          {t('graphics.all_listings', { count: listings })}
        </Link>
      }
    >
      <div className={classes.wall}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} to={listingPath(product)} />
        ))}
      </div>
    </Section>
  )
}
