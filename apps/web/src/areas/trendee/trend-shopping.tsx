import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { bandRatio } from '@trendee/core/prices/price-bands'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { priceModel } from '../../shared/charts/price-model'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { useLookWords } from '../../shared/looks/use-look-words'
import { lookRecordPath, postRecordPath } from '../../shared/records/record-path'
import { writtenCount, writtenEngagement } from '../../shared/records/written-counts'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import { WhenNear } from '../../shared/ui/when-near'
import type { TrendKey } from './trend-curve'
import { TrendMakers } from './trend-makers'
import type { TrendDetail } from './trend-models'
import { TrendWearers } from './trend-wearers'
import { WornWith } from './worn-with'
import classes from './trend-screen.module.css'

interface TrendShoppingProps {
  readonly detail: TrendDetail
  readonly trendKey: TrendKey
}

/** What is on sale, seen and shown: prices, who it is for, products, posts, looks. */
export function TrendShopping({ detail, trendKey }: TrendShoppingProps) {
  const texts = useTexts()
  const { t, format } = texts
  const prices = useMemo(() => priceModel(detail.price_bands, texts), [detail.price_bands, texts])
  const ratio = bandRatio(detail.price_bands)
  return (
    <>
      {detail.price_bands.length > 0 && (
        <Section
          id="prices"
          title={t('price.title')}
          note={[
            t('price.median', { price: format.money(detail.median_price_usd, 'USD') }),
            ratio !== null && t('price.ratio', { ratio }),
          ]
            .filter(Boolean)
            .join('. ')}
        >
          <Chart title={t('price.title')} model={prices} height={220} source={<PriceSource detail={detail} />} />
        </Section>
      )}
      <WhenNear id="wearers" height={320}>
        <TrendWearers detail={detail} trendKey={trendKey} />
      </WhenNear>
      <WhenNear id="brands" height={460}>
        <TrendMakers detail={detail} trendKey={trendKey} />
      </WhenNear>
      <WornWith attributes={detail.attributes} gender={trendKey.gender} region={trendKey.region} />
      {detail.products.length > 0 && (
        <Section id="products" title={t('trend.products')}>
          <div className={classes.wall}>
            {detail.products.slice(0, 12).map((product) => (
              <ProductCard key={`${product.platform}/${product.id}`} product={product} isPlatformShown />
            ))}
          </div>
        </Section>
      )}
      <Posts posts={detail.posts} />
      <Looks looks={detail.looks} />
    </>
  )
}

/** Of which products the prices are, and how new. */
function PriceSource({ detail }: { readonly detail: TrendDetail }) {
  const { t, format } = useTexts()
  const priced = detail.price_bands.reduce((sum, { products }) => sum + products, 0)
  const newest = detail.products
    .flatMap(({ last_seen: seen }) => seen ?? [])
    .toSorted()
    .at(-1)
  return <>{newest !== undefined && t('price.source', { count: format.count(priced), day: format.day(newest) })}</>
}

function Posts({ posts }: Pick<TrendDetail, 'posts'>) {
  const { t, format } = useTexts()
  const name = useNames()
  if (posts.length === 0) return null
  return (
    <Section id="posts" title={t('trend.posts')} note={t('meaning.engagement')}>
      <div className={classes.wall}>
        {posts.slice(0, 12).map((post) => (
          <article key={`${post.platform}/${post.id}`} className={classes.post}>
            <Link to={postRecordPath(post)}>
              <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} />
            </Link>
            <p className={classes.caption}>{post.caption}</p>
            <p className={classes.faint}>
              {[post.author, name(post.platform), format.shortDay(post.posted_on)].filter(Boolean).join(' · ')}
            </p>
            <p className={classes.faint}>
              {t('posts.likes', { likes: writtenCount(post, 'likes', format) })}
              {post.engagement_rate !== null && ` · ${t('posts.rate', { rate: writtenEngagement(post, format) })}`}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}

function Looks({ looks }: Pick<TrendDetail, 'looks'>) {
  const { t } = useTexts()
  const words = useLookWords()
  if (looks.length === 0) return null
  return (
    <Section id="looks" title={t('trend.looks')}>
      <div className={classes.wall}>
        {looks.slice(0, 12).map((look) => (
          <article key={look.id} className={classes.post}>
            <Link to={lookRecordPath(look.id)}>
              <Picture
                src={look.picture}
                alt={`${look.brand}, ${words.season(look.season)}`}
                kind={look.picture_kind}
                ratio="4 / 5"
              />
            </Link>
            <p>{look.brand}</p>
            <p className={classes.faint}>{words.place(look)}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
