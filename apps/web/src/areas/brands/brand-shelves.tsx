import { Link } from '@tanstack/react-router'
import type { ProductSummary } from '@trendee/contract/fields'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { useLookWords } from '../../shared/looks/use-look-words'
import { lookRecordPath, postRecordPath, productRecordPath } from '../../shared/records/record-path'
import { writtenCount } from '../../shared/records/written-counts'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import type { BrandInfo } from './brand-models'
import classes from './brands.module.css'

/** What sells best, what came and what sold out in the window. */
export function BrandProducts({ info }: { readonly info: BrandInfo }) {
  const { t, format } = useTexts()
  return (
    <>
      <Shelf id="best" title={t('brand.best')} note={t('meaning.units')} products={info.best_sellers} />
      <Shelf
        id="new"
        title={t('column.new_arrivals')}
        note={t('meaning.new_arrival')}
        products={info.new_arrivals}
        isDated
      />
      {info.sold_out.length > 0 && (
        <Section id="sold-out" title={t('column.sell_outs')} note={t('meaning.sold_out')}>
          <div className={classes.wall}>
            {info.sold_out.map((product) => (
              <div key={`${product.platform}/${product.id}`}>
                <ProductCard product={product} to={productRecordPath(product)} isPlatformShown />
                <p className={classes.faint}>{t('brand.sold_out_on', { day: format.day(product.sold_out_on) })}</p>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

interface ShelfProps {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly products: readonly ProductSummary[]
  readonly isDated?: boolean
}

function Shelf({ id, title, note, products, isDated = false }: ShelfProps) {
  if (products.length === 0) return null
  return (
    <Section id={id} title={title} note={note}>
      <div className={classes.wall}>
        {products.map((product) => (
          <ProductCard
            key={`${product.platform}/${product.id}`}
            product={product}
            to={productRecordPath(product)}
            isPlatformShown
            isDated={isDated}
          />
        ))}
      </div>
    </Section>
  )
}

export function BrandPosts({ posts }: Pick<BrandInfo, 'posts'>) {
  const { t, format } = useTexts()
  const name = useNames()
  if (posts.length === 0) return null
  return (
    <Section id="posts" title={t('trend.posts')} note={t('brand.posts_note')}>
      <div className={classes.wall}>
        {posts.map((post) => (
          <article key={`${post.platform}/${post.id}`} className={classes.record}>
            <Link to={postRecordPath(post)} className={classes.plain}>
              <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} />
            </Link>
            <p className={classes.caption}>{post.caption}</p>
            <p className={classes.faint}>
              {[post.author, name(post.platform), format.shortDay(post.posted_on)].filter(Boolean).join(' · ')}
            </p>
            <p className={classes.faint}>{t('posts.likes', { likes: writtenCount(post, 'likes', format) })}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

export function BrandLooks({ looks }: Pick<BrandInfo, 'looks'>) {
  const { t } = useTexts()
  const words = useLookWords()
  if (looks.length === 0) return null
  return (
    <Section id="looks" title={t('trend.looks')}>
      <div className={classes.wall}>
        {looks.map((look) => (
          <article key={look.id} className={classes.record}>
            <Link to={lookRecordPath(look.id)} className={classes.plain}>
              <Picture
                src={look.picture}
                alt={`${look.brand}, ${words.season(look.season)}`}
                kind={look.picture_kind}
                ratio="4 / 5"
              />
            </Link>
            <p className={classes.faint}>{words.place(look)}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
