import { useMemo, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { brands } from '@trendee/contract/brands/brands'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterMulti } from '../../shared/lists/filter-multi'
import { SearchField } from '../../shared/lists/search-field'
import { FactTable } from '../../shared/ui/fact-table'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { PricePlace, growthBasis } from './brand-figures'
import { type BrandInfo, comparedModel } from './brand-models'
import { brandPath } from '../../shared/records/record-path'
import { MOST_COMPARED } from './brand-search'
import classes from './brands.module.css'

interface ComparedProps {
  readonly info: BrandInfo
  readonly window: number
  readonly compare: readonly string[]
  readonly onChange: (ids: string[] | undefined) => void
}

/** The brand beside up to four others: the same figures, and how far each cuts its prices. */
export function BrandCompared({ info, window, compare, onChange }: ComparedProps) {
  const texts = useTexts()
  const { t, format, nameOf } = texts
  const [typed, setTyped] = useState<string>()
  const found = useEndpoint(brands.choices, { pageSize: 60, ...(typed === undefined ? {} : { q: typed }) })
  const others = info.compared.map(({ brand }) => brand)
  const known = new Map(
    [...others, ...(found.data?.list ?? []).map(({ value, ...choice }) => ({ ...choice, id: value }))]
      .filter(({ id }) => id !== info.brand.id)
      .map((brand) => [brand.id, nameOf(brand.name, brand.name_zh)]),
  )
  const choices = [...known].map(([value, label]) => ({ value, label }))
  const all = [info.brand, ...others]
  const model = useMemo(
    () =>
      comparedModel(
        [info, ...info.compared].map(({ brand, weeks }) => ({
          id: brand.id,
          name: nameOf(brand.name, brand.name_zh),
          weeks,
        })),
        texts,
      ),
    [info, texts, nameOf],
  )
  return (
    <Section id="compared" title={t('brand.compare')} note={t('brand.compare_note')}>
      <div className={classes.actions}>
        <FilterMulti
          label={t('brand.compare_with')}
          values={compare}
          choices={choices}
          max={MOST_COMPARED}
          width={240}
          onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
        />
        <SearchField label={t('brand.find')} value={typed} onChange={setTyped} />
      </div>
      {others.length > 0 && (
        <>
          <FactTable
            label={t('brand.compare')}
            rows={all}
            rowId={(brand) => brand.id}
            columns={[
              {
                header: t('filter.brand'),
                renderCell: (brand) => <Link to={brandPath(brand.id)}>{nameOf(brand.name, brand.name_zh)}</Link>,
              },
              { header: t('column.segment'), renderCell: (brand) => <PricePlace brand={brand} /> },
              { header: t('column.median_price'), renderCell: (brand) => format.money(brand.median_price_usd, 'USD') },
              {
                header: t('growth.window'),
                renderCell: (brand) => (
                  <>
                    <Growth value={brand.growth} size="sm" />
                    {brand.growth !== null && <span className={classes.faint}>{growthBasis(brand, window, t)}</span>}
                  </>
                ),
              },
              { header: t('column.on_sale'), renderCell: (brand) => format.count(brand.products) },
              { header: t('column.new_arrivals'), renderCell: (brand) => format.count(brand.new_arrivals) },
              { header: t('column.reduced_share'), renderCell: (brand) => format.share(brand.reduced_share) },
              { header: t('column.posts'), renderCell: (brand) => format.count(brand.posts) },
              { header: t('column.looks'), renderCell: (brand) => format.count(brand.looks) },
            ]}
          />
          <Chart title={t('brand.cuts')} model={model} height={240} source={t('brand.cuts_note')} />
        </>
      )}
    </Section>
  )
}
