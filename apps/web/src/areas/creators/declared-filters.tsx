import { Link } from '@tanstack/react-router'
import { social } from '@trendee/contract/social/social'
import { isAdmin } from '../../shared/api/roles'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { choicesOf } from '../../shared/lists/choices'
import { FilterSelect } from '../../shared/lists/filter-bar'
import classes from './creator-screen.module.css'

const FIELDS = ['country', 'age_group', 'generation', 'person_gender', 'race', 'body_type', 'city'] as const
type Field = (typeof FIELDS)[number]
type Search = Readonly<Partial<Record<Field, string | undefined>>>

/** What only a file that declares it tells; a country comes with lists of creators too. */
const DECLARED_ALONE = ['age_group', 'person_gender', 'race', 'body_type', 'city'] as const

const useDeclared = () => useEndpoint(social.influencers, { pageSize: 1 }).data

interface DeclaredFiltersProps {
  readonly search: Search
  readonly onChange: (change: Search) => void
}

/** Filters by what is declared of creators: each stands here only where some file declares it. */
export function DeclaredFilters({ search, onChange }: DeclaredFiltersProps) {
  const texts = useTexts()
  const { t } = texts
  const declared = useDeclared()?.declared
  if (declared === undefined) return null
  const choices = (field: Field) =>
    choicesOf(
      declared[field].map(({ creators: count, ...option }) => ({ ...option, count })),
      texts,
    )
  return FIELDS.flatMap((field) => {
    const offered = choices(field)
    if (offered.length === 0) return []
    return [
      <FilterSelect
        key={field}
        label={t(`creators.by_${field}`)}
        value={search[field]}
        choices={offered}
        onChange={(value) => onChange({ [field]: value })}
        width={132}
      />,
    ]
  })
}

/** In the place of those filters where no file declares anything: which files would bring them. */
export function NothingDeclared() {
  const { t } = useTexts()
  const info = useUser()?.userInfo
  const data = useDeclared()
  // An empty platform says of itself what to bring.
  if (data === undefined || data.total === 0) return null
  if (DECLARED_ALONE.some((field) => data.declared[field].length > 0)) return null
  return (
    <p className={classes.undeclared}>
      {t('creators.nothing_declared')}{' '}
      {info !== undefined && isAdmin(info) && <Link to="/admin/data">{t('creators.import_files')}</Link>}
    </p>
  )
}
