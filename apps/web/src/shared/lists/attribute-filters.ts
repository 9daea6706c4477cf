import type { AttributeType } from '@trendee/core/lexicon/types'
import { choicesOf } from './choices'
import type { ListFilter, ListSearch } from './list-definition'

/** The fields of the address that these filters are about. */
type AttributeSearch = Pick<ListSearch, 'page'> & {
  readonly attributeType?: AttributeType | undefined
  readonly attributeName?: string | undefined
}

/** A kind of attribute, then one of the values that the data holds of it. */
export function attributeFilters<Row>(): readonly ListFilter<Row, AttributeSearch>[] {
  return [
    {
      kind: 'select',
      field: 'attributeType',
      label: 'filter.attribute_type',
      choices: ({ index, t }) =>
        (index?.attributes ?? []).map(({ type }) => ({ value: type, label: t(`type.${type as 'color'}`) })),
      clears: ['attributeName'],
      width: 124,
    },
    {
      kind: 'select',
      field: 'attributeName',
      isShown: ({ attributeType }) => attributeType !== undefined,
      label: ({ search, t }) => t(`type.${search.attributeType ?? 'color'}`),
      choices: ({ index, search, ...texts }) =>
        choicesOf(index?.attributes.find(({ type }) => type === search.attributeType)?.values, texts),
      width: 170,
    },
  ]
}
