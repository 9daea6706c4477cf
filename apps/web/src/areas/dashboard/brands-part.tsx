import { Link } from '@tanstack/react-router'
import type { BrandNews } from '@trendee/contract/dashboard/followed-fields'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { brandPath, productRecordPath } from '../../shared/records/record-path'
import { StarButton } from '../../shared/stars/star-button'
import { DataView } from '../../shared/ui/data-view'
import { Picture } from '../../shared/ui/picture'
import classes from './dashboard.module.css'
import { FollowMenu } from './follow-menu'
import { FollowRow } from './follow-row'
import { FollowedList } from './followed-list'

const SUGGESTED = 6
const isSome = (count: number | null) => count !== null && count > 0

/** How many of its products came, went and were reduced. */
export function BrandFacts({ brand }: { readonly brand: BrandNews }) {
  const { t, format } = useTexts()
  const { new_arrivals: arrivals, sold_out: soldOut, price_cuts: cuts } = brand
  return (
    <>
      {isSome(arrivals) && <b>{t('dashboard.new_count', { count: format.count(arrivals) })}</b>}
      {isSome(soldOut) && <span>{t('dashboard.sold_out_count', { count: format.count(soldOut) })}</span>}
      {isSome(cuts) && <span>{t('dashboard.cuts_count', { count: format.count(cuts) })}</span>}
      {brand.reduced_share !== null && brand.reduced_share > 0 && brand.discount_depth !== null && (
        <span>
          {t('dashboard.reduced', {
            share: format.share(brand.reduced_share),
            depth: format.share(brand.discount_depth),
          })}
        </span>
      )}
      <span>{t('dashboard.products_count', { count: brand.products })}</span>
    </>
  )
}

/** Its newest products, small. */
export function NewestProducts({ brand }: { readonly brand: BrandNews }) {
  return (
    <span className={classes.strip}>
      {brand.newest.map((product) => (
        <Link key={`${product.platform}/${product.id}`} to={productRecordPath(product)} title={product.title}>
          <Picture src={product.picture} alt={product.title} kind={product.picture_kind} isSmall />
        </Link>
      ))}
    </span>
  )
}

export function BrandsPart() {
  const { t, nameOf } = useTexts()
  return (
    <FollowedList
      title={t('dashboard.brands')}
      entry={dashboard.brands}
      empty={<SuggestedBrands />}
      renderRow={(item, place, total) => {
        const { brand } = item
        const name = brand === null ? item.id : nameOf(brand.name, brand.name_zh)
        return (
          <FollowRow
            key={item.id}
            name={brand === null ? name : <Link to={brandPath(item.id)}>{name}</Link>}
            facts={brand === null ? t('dashboard.gone') : <BrandFacts brand={brand} />}
            isPinned={item.is_pinned}
            isNew={isSome(brand?.new_arrivals ?? null) || isSome(brand?.sold_out ?? null)}
            end={brand !== null && <NewestProducts brand={brand} />}
            menu={<FollowMenu what="brands" star={item} name={name} place={place} total={total} />}
          />
        )
      }}
    />
  )
}

/** Who follows none is shown those that move most. */
function SuggestedBrands() {
  const { t, format, nameOf } = useTexts()
  const top = useEndpoint(dashboard.topBrands, { pageSize: SUGGESTED })
  // Of shops that were captured once nobody knows what came: then those with the most products stand first.
  const isNewKnown = top.data?.list.some((brand) => isSome(brand.new_arrivals)) ?? false
  return (
    <>
      <p>{t(isNewKnown ? 'dashboard.no_brands' : 'dashboard.no_brands_largest')}</p>
      <DataView query={top} skeleton={null}>
        {({ list }) => (
          <ul className={classes.suggested}>
            {list.map((brand) => (
              <li key={brand.id}>
                <Link to={brandPath(brand.id)}>{nameOf(brand.name, brand.name_zh)}</Link>
                {brand.new_arrivals !== null && (
                  <span>{t('dashboard.new_count', { count: format.count(brand.new_arrivals) })}</span>
                )}
                <StarButton kind="brand" id={brand.id} name={nameOf(brand.name, brand.name_zh)} />
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </>
  )
}
