import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import { BrandSelect } from '../lists/brand-select'
import { attributeFilters } from '../lists/attribute-filters'
import { categoryChoices, choicesOf, mergedOptions, toldWindowChoices, withoutCovered } from '../lists/choices'
import { FilterMulti } from '../lists/filter-multi'
import { measuredFilter } from '../lists/measured-filter'
import type { ListFilter, ListSearch } from '../lists/list-definition'

/** What several subcategories are called together. */
const SEVERAL = 'filter.types'

/** The fields of the address that these filters are about. */
type ProductSearch = Pick<ListSearch, 'page'> & Omit<SellingFilters, 'q' | 'gender'>

/** The filters of lists of products: of what sells, or of what came within the window. */
export function productFilters<Row>(arrival: 'all' | 'new' = 'all'): readonly ListFilter<Row, ProductSearch>[] {
  return [
    {
      kind: 'segment',
      field: 'window',
      label: 'filter.window',
      choices: ({ index, search, ...texts }) =>
        toldWindowChoices(texts, arrival === 'new' ? index?.arrival_windows : index?.windows, search.window),
    },
    {
      kind: 'select',
      field: 'department',
      label: 'filter.department',
      choices: ({ index, ...texts }) => choicesOf(index?.genders, texts),
      width: 136,
    },
    {
      kind: 'select',
      field: 'primaryCategory',
      label: 'filter.category',
      choices: ({ index, ...texts }) => choicesOf(index?.categories, texts),
      clears: ['secondaryCategory', 'productCategories'],
      width: 140,
    },
    {
      kind: 'own',
      draw: ({ index, search, change, ...texts }) => {
        const { primaryCategory, secondaryCategory, productCategories } = search
        const category = index?.categories.find(({ value }) => value === primaryCategory)
        const options = category?.secondary ?? mergedOptions(index?.categories.flatMap((one) => one.secondary) ?? [])
        const choose = (chosen: readonly string[]) => {
          const values = withoutCovered(chosen, options)
          change({
            secondaryCategory: values.length === 1 ? values[0] : undefined,
            productCategories: values.length > 1 ? values : undefined,
            page: undefined,
          })
        }
        return (
          <FilterMulti
            label={texts.t('filter.subcategory')}
            values={productCategories ?? (secondaryCategory === undefined ? [] : [secondaryCategory])}
            choices={categoryChoices(options, texts)}
            onChange={choose}
            summary={SEVERAL}
            width={150}
          />
        )
      },
    },
    ...attributeFilters(),
    { kind: 'price', from: 'price_min', to: 'price_max' },
    {
      kind: 'select',
      field: 'region',
      label: 'filter.region',
      choices: ({ index, format }) =>
        (index?.regions ?? []).map(({ value }) => ({ value, label: format.region(value) })),
      width: 140,
    },
    {
      kind: 'own',
      draw: ({ index, search, change, ...texts }) => (
        <BrandSelect
          value={search.brand}
          choices={choicesOf(index?.brands, texts)}
          onChange={(brand) => change({ brand, page: undefined })}
          width={140}
        />
      ),
    },
    measuredFilter,
  ]
}
