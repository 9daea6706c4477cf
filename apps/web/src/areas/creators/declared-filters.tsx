import { social } from '@trendee/contract/social/social'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { choicesOf } from '../../shared/lists/choices'
import { FilterSelect } from '../../shared/lists/filter-bar'

const FIELDS = ['country', 'age_group', 'person_gender', 'race', 'body_type', 'city'] as const
type Field = (typeof FIELDS)[number]
type Search = Readonly<Partial<Record<Field, string | undefined>>>

interface DeclaredFiltersProps {
  readonly search: Search
  readonly onChange: (change: Search) => void
}

/** Filters by what is declared of creators: each stands here only where some file declares it. */
export function DeclaredFilters({ search, onChange }: DeclaredFiltersProps) {
  const texts = useTexts()
  const { t } = texts
  const { data } = useEndpoint(social.influencers, { pageSize: 1 })
  if (data === undefined) return null
  return FIELDS.flatMap((field) => {
    const options = data.declared[field]
    if (options.length === 0) return []
    return [
      <FilterSelect
        key={field}
        label={t(`creators.by_${field}`)}
        value={search[field]}
        choices={choicesOf(
          options.map(({ creators: count, ...option }) => ({ ...option, count })),
          texts,
        )}
        onChange={(value) => onChange({ [field]: value })}
        width={132}
      />,
    ]
  })
}
