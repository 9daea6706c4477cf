import { useState } from 'react'
import { Anchor, Skeleton, UnstyledButton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { selling } from '@trendee/contract/selling/selling'
import type { SellingPath } from '@trendee/contract/selling/platforms'
import { webLink } from '@trendee/core/links/web-link'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import { addressOfPlatform, platformOfAddress } from '../../shared/products/product-path'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import { JumpLinks } from '../../shared/ui/jump-links'
import { NotFoundPage } from '../../shared/ui/not-found-page'
import { Picture } from '../../shared/ui/picture'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { FoundAttributes } from './found-attributes'
import { LaunchTimeline } from './launch-timeline'
import { ProductFacts } from './product-facts'
import { ProductHistories } from './product-histories'
import type { ProductDetail } from './product-models'
import classes from './product-screen.module.css'
import { sellerDetailSearch } from './seller-search'

/** One product of a marketplace. */
export function ProductScreen() {
  const platform = platformOfAddress(usePathParam('platform'))
  const id = usePathParam('id')
  if (platform === null) return <NotFoundPage />
  return <Product key={`${platform}/${id}`} platform={platform} id={id} />
}

function Product({ platform, id }: { readonly platform: SellingPath; readonly id: string }) {
  const { t } = useTexts()
  const name = useNames()
  const { search } = useScreenSearch(sellerDetailSearch)
  const detail = useEndpoint(selling[platform].detail, { id, ...search })
  return (
    <div>
      <DataView
        query={detail}
        skeleton={<ProductSkeleton />}
        unknown={
          <>
            <ScreenHead title={name(addressOfPlatform(platform))} />
            <Empty message={t('error.not_found')} />
          </>
        }
      >
        {(data) => (
          <>
            <ProductHead detail={data} platform={platform} />
            <JumpLinks
              parts={[
                { id: 'histories', label: t('product.histories') },
                { id: 'found', label: t('found.title') },
                { id: 'similar', label: t('product.similar') },
              ].filter(({ id }) => hasPart(data, id))}
            />
            <ProductHistories detail={data} />
            <div className={classes.two}>
              <FoundAttributes detail={data} platform={platform} />
              <LaunchTimeline detail={data} />
            </div>
            <Similar detail={data} />
          </>
        )}
      </DataView>
    </div>
  )
}

/** A part without anything in it is not on the page. */
function hasPart({ found, similar }: ProductDetail, id: string): boolean {
  if (id === 'found') return found.length > 0
  return id !== 'similar' || similar.length > 0
}

function ProductHead({ detail, platform }: { readonly detail: ProductDetail; readonly platform: SellingPath }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { product, pictures, category_path: path, inferred_brand: inferredBrand } = detail
  const all = pictures.length === 0 ? [product.picture] : pictures
  const [shown, setShown] = useState(0)
  return (
    <div className={classes.head}>
      <div>
        <Picture src={all[shown]} alt={product.title} kind={product.picture_kind} isEager />
        {all.length > 1 && (
          <div className={classes.thumbs}>
            {all.slice(0, 6).map((src, index) => (
              <UnstyledButton
                key={src}
                aria-label={t('product.picture', { number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={src} alt="" />
              </UnstyledButton>
            ))}
          </div>
        )}
      </div>
      <div>
        <p className="caps">
          <Link to={`/trendeesellers/best-seller/${addressOfPlatform(platform)}`}>{name(product.platform)}</Link>
          {product.region !== '' && ` · ${format.region(product.region)}`}
        </p>
        <h1 className={`display ${classes.title}`}>{product.title}</h1>
        <p className={classes.by}>
          {[
            // Inferred only where the feed states none, be its field empty or "No brand".
            inferredBrand === null ? product.brand : t('product.inferred_brand', { brand: inferredBrand }),
            product.seller !== product.brand ? product.seller : '',
            path.length > 0 ? path.join(' › ') : name(product.secondary_category),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ProductFacts product={product} />
        {detail.description !== '' && <p className={classes.description}>{detail.description}</p>}
        {webLink(product.url) !== '' && (
          <Anchor
            href={webLink(product.url)}
            target="_blank"
            rel="noreferrer"
            size="sm"
            className={classes.source ?? ''}
          >
            {t('product.source')} <IconExternalLink size={14} stroke={1.6} aria-hidden />
          </Anchor>
        )}
      </div>
    </div>
  )
}

function Similar({ detail }: { readonly detail: ProductDetail }) {
  const { t, format } = useTexts()
  if (detail.similar.length === 0) return null
  return (
    <Section id="similar" title={t('product.similar')} note={t('product.similar_note')}>
      <div className={classes.wall}>
        {detail.similar.slice(0, 12).map((product) => (
          <ProductCard
            key={`${product.platform}/${product.id}`}
            product={product}
            isPlatformShown
            corner={<span className={classes.likeness}>{format.share(product.likeness)}</span>}
          />
        ))}
      </div>
    </Section>
  )
}

function ProductSkeleton() {
  return (
    <div className={classes.head}>
      <Skeleton height={460} />
      <div>
        <Skeleton height={14} width={120} mb={12} />
        <Skeleton height={44} mb={24} />
        <Skeleton height={120} />
      </div>
    </div>
  )
}
