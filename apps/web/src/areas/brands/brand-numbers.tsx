import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { evidenceSign } from '../../shared/products/product-figures'
import { BarList } from '../../shared/ui/bar-list'
import { FactTable } from '../../shared/ui/fact-table'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import type { BrandInfo } from './brand-models'
import classes from './brands.module.css'

/** Numbers by window and by platform, the mix of categories, and what its products are more often than others. */
export function BrandNumbers({ info, window }: { readonly info: BrandInfo; readonly window: number }) {
  const { t, format, nameOf } = useTexts()
  const { brand } = info
  const { demand_days: days } = brand
  const ownPeriod = days === null || days === window ? '' : t('brand.fixed_days', { days })
  const mostShare = Math.max(0.01, ...info.attributes.map(({ share }) => share))
  return (
    <>
      <div className={classes.two}>
        <Section
          title={t('brand.windows')}
          note={`${brand.demand_basis === null ? t('brand.no_demand') : `${t('meaning.brand_growth')} ${ownPeriod}`.trim()} ${t('brand.sold_out_means')}`}
        >
          <Windows info={info} />
        </Section>
        <Section title={t('brand.platforms')} note={t('brand.platforms_note')}>
          <Platforms info={info} />
        </Section>
      </div>
      <div className={classes.two}>
        {brand.categories.length > 0 && (
          <Section title={t('column.category_mix')}>
            <BarList
              label={t('column.category_mix')}
              items={brand.categories.map((category) => ({
                id: category.value,
                name: nameOf(category.name, category.name_zh),
                fraction: category.share,
                value: format.share(category.share),
                extra: t('count.products', { count: category.products }),
              }))}
            />
          </Section>
        )}
        {info.attributes.length > 0 && (
          <Section title={t('brand.attributes')} note={t('brand.attributes_note')}>
            <BarList
              label={t('brand.attributes')}
              items={info.attributes.slice(0, 10).map((attribute) => ({
                id: `${attribute.type}/${attribute.value}`,
                name: nameOf(attribute.name, attribute.name_zh),
                fraction: attribute.share / mostShare,
                value: format.share(attribute.share),
                extra: t('brand.market_share', { share: format.share(attribute.market_share) }),
              }))}
            />
          </Section>
        )}
      </div>
    </>
  )
}

function Windows({ info: { windows, brand } }: { readonly info: BrandInfo }) {
  const { t, format } = useTexts()
  return (
    <FactTable
      label={t('brand.windows')}
      rows={windows}
      rowId={(row) => row.window}
      columns={[
        { header: t('filter.window'), renderCell: (row) => t('window.short', { days: row.window }) },
        {
          header: t('growth.window'),
          // Of days of the feed's own it is no growth of others.
          renderCell: (row) => (
            <Growth value={(brand.demand_days ?? row.window) === row.window ? row.growth : null} size="sm" />
          ),
        },
        { header: t('column.new_arrivals'), renderCell: (row) => format.count(row.new_arrivals) },
        { header: t('column.sell_outs'), renderCell: (row) => format.count(row.sell_outs) },
        { header: t('column.reduced_share'), renderCell: (row) => format.share(row.reduced_share) },
        { header: t('column.discount_depth'), renderCell: (row) => format.share(row.discount_depth) },
        { header: t('column.posts'), renderCell: (row) => format.count(row.posts) },
      ]}
    />
  )
}

function Platforms({ info: { platforms } }: { readonly info: BrandInfo }) {
  const { t, format } = useTexts()
  const name = useNames()
  if (platforms.length === 0) return <p className={classes.note}>{t('brand.no_shop')}</p>
  return (
    <FactTable
      label={t('brand.platforms')}
      rows={platforms}
      rowId={(row) => row.platform}
      columns={[
        {
          header: t('column.seen_on'),
          renderCell: (row) => (
            <>
              {name(row.platform)}
              <span className={classes.faint}>{format.day(row.as_of)}</span>
            </>
          ),
        },
        { header: t('column.on_sale'), renderCell: (row) => format.count(row.products) },
        {
          header: t('sort.demand'),
          renderCell: (row) => (
            <>
              {evidenceSign(row.demand_evidence)}
              {format.short(row.demand)}
              {row.demand_basis !== null && row.demand !== null && (
                <span className={classes.faint}>
                  {t(`demand_counts.${row.demand_basis}`)}, {t('window.short', { days: row.demand_days ?? 0 })}
                </span>
              )}
            </>
          ),
        },
        {
          header: t('growth.window'),
          renderCell: (row) => (
            <>
              <Growth value={row.growth} size="sm" />
              {row.growth !== null && (
                <span className={classes.faint}>{t('brands.growth_of', { count: row.growth_products })}</span>
              )}
            </>
          ),
        },
        {
          header: t('brand.written'),
          isWords: true,
          renderCell: (row) =>
            row.written.map((written) => (
              <span key={written.name} className={classes.faint}>
                {written.name} ({format.count(written.products)})
              </span>
            )),
        },
      ]}
    />
  )
}
