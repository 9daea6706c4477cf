import { type ReactNode, Suspense, lazy } from 'react'
import type { ProductSummary, RecordTrend } from '@trendee/contract/fields'
import type { ProductDetail } from '@trendee/contract/selling/detail'
import { productRecordTexts } from '@trendee/contract/texts/product-record'
import { addTexts } from '../i18n/i18n'
import { mayOpenLine } from '../api/roles'
import { useUser } from '../api/session'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'
import { FoundAttributes } from '../records/found-attributes'
import { Joined } from '../records/joined'
import { RecordFrame, RecordPair, RecordWall } from '../records/record-frame'
import { RecordTrends } from '../records/record-trends'
import { FollowButton } from '../stars/star-button'
import { Section } from '../ui/screen'
import { LaunchTimeline } from './launch-timeline'
import { ProductCard } from './product-card'
import { ProductFacts } from './product-facts'
import { ProductHistories } from './product-histories'
import classes from './product-record.module.css'

addTexts(productRecordTexts)

// What tells brands by their names is more than the rest of the page.
const BrandLink = lazy(() => import('../records/brand-link').then((module) => ({ default: module.BrandLink })))

interface ProductRecordProps {
  readonly detail: ProductDetail
  /** Where the line knows trends. */
  readonly trends?: readonly RecordTrend[]
  /** Where it is sold, above its title. */
  readonly overline: ReactNode
  /** The list that an attribute leads to. */
  readonly list: string
  /** What else can be done with it, before the star. */
  readonly actions?: ReactNode
  /** The page of another product. */
  readonly pathOf: (product: ProductSummary) => string
}

/** The page of one product, in whatever line it is looked at. */
export function ProductRecord({ detail, trends, overline, list, actions, pathOf }: ProductRecordProps) {
  const { t, format } = useTexts()
  const name = useNames()
  const user = useUser()
  const { product, pictures, found, similar, category_path: path, inferred_brand: inferredBrand } = detail
  // Inferred only where the feed states none, be its field empty or "No brand".
  const brand = inferredBrand === null ? product.brand : t('product.inferred_brand', { brand: inferredBrand })
  // Brands are told of where trends are; counted are those alone that a feed states, of products whose price is believed.
  const hasPage =
    inferredBrand === null && product.price_doubt === null && user !== null && mayOpenLine(user.userInfo, 'trendee')
  const parts = [
    { id: 'histories', label: t('product.histories'), isThere: true },
    { id: 'found', label: t('found.title'), isThere: found.length > 0 },
    { id: 'trends', label: t('record.trends'), isThere: trends !== undefined && trends.length > 0 },
    { id: 'similar', label: t('product.similar'), isThere: similar.length > 0 },
  ]
  return (
    <RecordFrame
      title={product.title}
      overline={overline}
      by={
        <Joined
          parts={[
            hasPage && brand !== '' ? (
              <Suspense key="brand" fallback={brand}>
                <BrandLink name={brand} />
              </Suspense>
            ) : (
              brand
            ),
            product.seller !== product.brand ? product.seller : '',
            path.length > 0 ? path.join(' › ') : name(product.secondary_category),
          ]}
        />
      }
      pictures={pictures.length === 0 ? [product.picture] : pictures}
      pictureKind={product.picture_kind}
      facts={<ProductFacts product={product} apart={detail.units_apart} isGone={detail.sold_out_on !== null} />}
      description={detail.description}
      url={product.url}
      sourceLabel={t('product.source')}
      actions={actions}
      star={<FollowButton kind="product" id={`${product.platform}.${product.id}`} name={product.title} size="xs" />}
      parts={parts.filter(({ isThere }) => isThere)}
    >
      <ProductHistories detail={detail} />
      <RecordPair>
        <FoundAttributes found={found} colors={product.colors} list={list} />
        <LaunchTimeline detail={detail} />
      </RecordPair>
      {trends !== undefined && <RecordTrends trends={trends} />}
      {similar.length > 0 && (
        <Section id="similar" title={t('product.similar')} note={t('product.similar_note')}>
          <RecordWall>
            {similar.slice(0, 12).map((other) => (
              <ProductCard
                key={`${other.platform}/${other.id}`}
                product={other}
                to={pathOf(other)}
                isPlatformShown
                corner={<span className={classes.likeness}>{format.share(other.likeness)}</span>}
              />
            ))}
          </RecordWall>
        </Section>
      )}
    </RecordFrame>
  )
}
