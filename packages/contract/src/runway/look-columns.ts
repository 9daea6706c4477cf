import type { Column } from '../column'
import type { LookSummary } from './look'

/** What a list of looks says of each. */
export const LOOK_COLUMNS: readonly Column<LookSummary>[] = [
  { id: 'id', header: 'column.look_id', kind: 'text', value: (look) => look.id },
  { id: 'brand', header: 'filter.brand', kind: 'text', value: (look) => look.brand || null },
  { id: 'show', header: 'column.show', kind: 'text', value: (look) => look.show },
  { id: 'season', header: 'column.season', kind: 'text', value: (look) => look.season || null },
  { id: 'city', header: 'column.city', kind: 'text', value: (look) => look.city || null },
  { id: 'shown_on', header: 'column.shown_on', kind: 'day', value: (look) => look.shown_on },
  { id: 'look_number', header: 'column.look_number', kind: 'count', value: (look) => look.look_number },
  { id: 'gender', header: 'filter.gender', kind: 'gender', value: (look) => look.gender },
  { id: 'category', header: 'filter.category', kind: 'primary_category', value: (look) => look.primary_category },
  { id: 'subcategory', header: 'column.subcategory', kind: 'category', value: (look) => look.secondary_category },
  { id: 'garments', header: 'column.garments', kind: 'text', value: (look) => look.garments.join('; ') || null },
  {
    id: 'attributes',
    header: 'column.attributes',
    kind: 'text',
    value: ({ attributes }, language) =>
      attributes.map(({ name, name_zh }) => (language === 'zh' ? name_zh : name)).join('; ') || null,
  },
  { id: 'picture', header: 'column.picture', kind: 'picture', value: (look) => look.picture || null },
]
