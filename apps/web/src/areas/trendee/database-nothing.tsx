import { trendList } from '@trendee/contract/trends/trend-list'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { SuggestTrend } from '../../shared/trends/suggest-trend'
import { inRegion } from '../../shared/trends/trend-path'
import { LinkButton } from '../../shared/ui/link-button'

interface DatabaseNothingProps {
  readonly q: string
  readonly region: string
}

/** What leads on from a search that finds no trend: what all genders have of that name, else a request for it. */
export function DatabaseNothing({ q, region }: DatabaseNothingProps) {
  const { t } = useTexts()
  const { data } = useEndpoint(trendList, { q, region, gender: 'all', pageSize: 1 })
  if (data === undefined) return null
  if (data.total === 0) return <SuggestTrend key={q} keyword={q} size="sm" variant="default" />
  return (
    <LinkButton
      size="sm"
      variant="default"
      to="/trendee/trend-database"
      search={{ ...inRegion(region), gender: 'all', q }}
    >
      {t('lists.database_of_all', { count: data.total })}
    </LinkButton>
  )
}
