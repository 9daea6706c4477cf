import { useMemo } from 'react'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { bandRatio } from '@trendee/core/prices/price-bands'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { priceModel } from '../../shared/charts/price-model'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { BarList } from '../../shared/ui/bar-list'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import type { TrendDetail } from './trend-models'
import { WornWith } from './worn-with'
import classes from './trend-screen.module.css'

/** Whom the extraction finds a product to be for: finer than the filter's genders. */
type Wearer = GenderGroup | 'girls' | 'boys' | 'baby'

interface TrendShoppingProps {
  readonly detail: TrendDetail
  readonly gender: AskedGender
  readonly region: string
}

/** What is on sale, seen and shown: prices, who it is for, products, posts, looks. */
export function TrendShopping({ detail, gender, region }: TrendShoppingProps) {
  const texts = useTexts()
  const { t, format } = texts
  const prices = useMemo(() => priceModel(detail.price_bands, texts), [detail.price_bands, texts])
  const ratio = bandRatio(detail.price_bands)
  const mostBrand = Math.max(1, ...detail.brands.map((brand) => brand.products))
  return (
    <>
      <div className={classes.two}>
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
          <Chart title={t('price.title')} model={prices} height={220} />
        </Section>
        <div className={classes.two}>
          <Section title={t('filter.gender')}>
            <BarList
              label={t('filter.gender')}
              items={detail.genders.map((row) => ({
                id: row.gender,
                name: t(row.gender === '' ? 'gender.unstated' : `gender.${row.gender as Wearer}`),
                fraction: row.share,
                value: format.share(row.share),
              }))}
            />
          </Section>
          <Section title={t('column.brands')}>
            <BarList
              label={t('column.brands')}
              items={detail.brands.slice(0, 8).map((row) => ({
                id: row.brand,
                name: row.brand,
                fraction: row.products / mostBrand,
                value: t('count.products', { count: row.products }),
              }))}
            />
          </Section>
        </div>
      </div>
      <WornWith attributes={detail.attributes} gender={gender} region={region} />
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

function Posts({ posts }: Pick<TrendDetail, 'posts'>) {
  const { t, format } = useTexts()
  const name = useNames()
  if (posts.length === 0) return null
  return (
    <Section id="posts" title={t('trend.posts')} note={t('meaning.engagement')}>
      <div className={classes.wall}>
        {posts.slice(0, 12).map((post) => (
          <article key={`${post.platform}/${post.id}`} className={classes.post}>
            <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} />
            <p className={classes.caption}>{post.caption}</p>
            <p className={classes.faint}>
              {[post.author, name(post.platform), format.shortDay(post.posted_on)].filter(Boolean).join(' · ')}
            </p>
            <p className={classes.faint}>
              {t('posts.likes', { likes: format.short(post.likes) })}
              {post.engagement_rate !== null && ` · ${t('posts.rate', { rate: format.share(post.engagement_rate) })}`}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}

function Looks({ looks }: Pick<TrendDetail, 'looks'>) {
  const { t } = useTexts()
  if (looks.length === 0) return null
  return (
    <Section id="looks" title={t('trend.looks')}>
      <div className={classes.wall}>
        {looks.slice(0, 12).map((look) => (
          <article key={look.id} className={classes.post}>
            <Picture src={look.picture} alt={`${look.brand}, ${look.season}`} kind={look.picture_kind} ratio="4 / 5" />
            <p>{look.brand}</p>
            <p className={classes.faint}>{[look.season, look.city].filter(Boolean).join(' · ')}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
