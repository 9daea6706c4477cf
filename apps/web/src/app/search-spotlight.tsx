import '@mantine/spotlight/styles.css'
import { useMemo, useState } from 'react'
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight'
import { IconSearch, IconTrendingUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { trends } from '@trendee/contract/trends/trends'
import { mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useTexts } from '../shared/i18n/use-texts'
import { SuggestTrend } from '../shared/trends/suggest-trend'
import { trendPath } from '../shared/trends/trend-path'
import { bestMatches } from './search-match'
import { SCREENS } from './route-table'
import classes from './search-spotlight.module.css'

const LIMIT = 9

export function openSearch(): void {
  spotlight.open()
}

/** Results that arrive after the typing are not marked yet: Enter means the first of them. */
function openFirst(): void {
  const selector = `.${classes.action ?? ''}`
  if (document.querySelector(`${selector}[data-selected]`) === null) {
    document.querySelector<HTMLElement>(selector)?.click()
  }
}

/** ⌘K: any trend by its English or Chinese name, any screen of the menu. */
export function SearchSpotlight() {
  const { t, format, nameOf } = useTexts()
  const navigate = useNavigate()
  const user = useUser()
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const [query, setQuery] = useState('')
  const mapping = useEndpoint(trends.mapping, {}, { enabled: isReader })
  const found = mapping.data
  const actions = useMemo<SpotlightActionData[]>(
    () => [
      ...(found ?? []).map((trend) => ({
        id: `trend-${trend.trend_id}`,
        label: nameOf(trend.trend_name, trend.trend_name_zh),
        description: [
          t(`type.${trend.type}`),
          ...(trend.monthlyGrowthRateY2y === null ? [] : [format.growth(trend.monthlyGrowthRateY2y)]),
        ].join(' · '),
        keywords: [trend.trend_name, trend.trend_name_zh, trend.trend_id, ...trend.searched_as],
        leftSection: <IconTrendingUp size={18} stroke={1.5} />,
        onClick: () => void navigate({ to: trendPath(trend) }),
      })),
      ...SCREENS.flatMap((screen) => screen.menu ?? []).map((entry) => ({
        id: entry.to,
        label: t(entry.label),
        description: t(entry.group),
        keywords: [t(entry.label), t(entry.group)],
        leftSection: <entry.icon size={18} stroke={1.5} />,
        onClick: () => void navigate({ to: entry.to }),
      })),
    ],
    [found, format, nameOf, navigate, t],
  )
  return (
    <Spotlight
      actions={actions}
      filter={(query, all) => bestMatches(query, all as SpotlightActionData[], LIMIT)}
      limit={LIMIT}
      classNames={{ action: classes.action ?? '' }}
      attributes={{ content: { 'aria-label': t('search.prompt') } }}
      overlayProps={{ backgroundOpacity: 0.25, blur: 2 }}
      shortcut={null}
      highlightQuery
      scrollable
      maxHeight={460}
      query={query}
      onQueryChange={setQuery}
      nothingFound={mapping.isLoading ? t('state.loading') : <UnknownTrend query={query} />}
      searchProps={{
        placeholder: t('search.prompt'),
        'aria-label': t('search.prompt'),
        onKeyDown: (event) => {
          if (event.key === 'Enter') openFirst()
        },
        leftSection: <IconSearch size={18} stroke={1.5} />,
      }}
    />
  )
}

/** No trend of that name: it can be asked for. */
function UnknownTrend({ query }: { readonly query: string }) {
  const { t } = useTexts()
  return (
    <div className={classes.unknown}>
      <p>{t('search.unknown')}</p>
      <SuggestTrend key={query} keyword={query} size="xs" variant="default" />
    </div>
  )
}
