import { useMemo, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { brands } from '@trendee/contract/brands/brands'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterMulti } from '../../shared/lists/filter-multi'
import { SearchField } from '../../shared/lists/search-field'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { PricePlace } from './brand-figures'
import { type BrandInfo, comparedModel } from './brand-models'
import { brandPath } from '../../shared/records/record-path'
import { MOST_COMPARED } from './brand-search'
import classes from './brands.module.css'

interface ComparedProps {
  readonly info: BrandInfo
  readonly compare: readonly string[]
  readonly onChange: (ids: string[] | undefined) => void
}

/** The brand beside up to four others: the same figures, and how far each cuts its prices. */
export function BrandCompared({ info, compare, onChange }: ComparedProps) {
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
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('filter.brand')}</th>
                  <th scope="col">{t('column.segment')}</th>
                  <th scope="col">{t('column.median_price')}</th>
                  <th scope="col">{t('growth.window')}</th>
                  <th scope="col">{t('column.on_sale')}</th>
                  <th scope="col">{t('column.new_arrivals')}</th>
                  <th scope="col">{t('column.reduced_share')}</th>
                  <th scope="col">{t('column.posts')}</th>
                  <th scope="col">{t('column.looks')}</th>
                </tr>
              </thead>
              <tbody>
                {all.map((brand) => (
                  <tr key={brand.id}>
                    <th scope="row">
                      <Link to={brandPath(brand.id)}>{nameOf(brand.name, brand.name_zh)}</Link>
                    </th>
                    <td>
                      <PricePlace brand={brand} />
                    </td>
                    <td>{format.money(brand.median_price_usd, 'USD')}</td>
                    <td>
                      <Growth value={brand.growth} size="sm" />
                    </td>
                    <td>{format.count(brand.products)}</td>
                    <td>{format.count(brand.new_arrivals)}</td>
                    <td>{format.share(brand.reduced_share)}</td>
                    <td>{format.count(brand.posts)}</td>
                    <td>{format.count(brand.looks)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Chart title={t('brand.cuts')} model={model} height={240} source={t('brand.cuts_note')} />
        </>
      )}
    </Section>
  )
}
