import '@mantine/spotlight/styles.css'
import { useCallback } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
import { IconCalendarEvent, IconReport, IconSearch, IconTrendingUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { FoundRecord } from '@trendee/contract/search/found-record'
import { search } from '@trendee/contract/search/search'
import { TEXTS, type TextKey } from '@trendee/contract/texts/texts'
import { SEARCH_KINDS, type SearchKind } from '@trendee/core/search/search-kinds'
import { mayOpenLine } from '../shared/api/roles'
import { useNames } from '../shared/api/use-names'
import { useUser } from '../shared/api/session'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useTexts } from '../shared/i18n/use-texts'
import { SuggestTrend } from '../shared/trends/suggest-trend'
import { festivalPath, recordPath, reportPath, shopPath } from '../shared/records/record-path'
import { useProductPath } from '../shared/records/use-product-path'
import { useErrorText } from '../shared/ui/data-view'
import { Picture } from '../shared/ui/picture'
import { bestMatches } from './search-match'
import { SCREENS } from './route-table'
import classes from './search-spotlight.module.css'
import { searchTexts } from '@trendee/contract/texts/search'
import { addTexts } from '../shared/i18n/i18n'

addTexts(searchTexts)

/** Records of each kind; shops whose whole lists are offered; screens before anything is typed. */
const LIMIT_EACH = 5
const SHOPS = 3
const MENU_LIMIT = 9
const LONGEST = 100
const WAIT_MS = 120

export function openSearch(): void {
  spotlight.open()
}

export function closeSearch(): void {
  spotlight.close()
}

/** Results that arrive after the typing are not marked yet: Enter means the first of them. */
function openFirst(): void {
  const selector = `.${classes.action ?? ''}`
  if (document.querySelector(`${selector}[data-selected]`) === null) {
    document.querySelector<HTMLElement>(selector)?.click()
  }
}

/** Records whose star has an id with their platform. */
const OF_PLATFORM: ReadonlySet<SearchKind> = new Set<SearchKind>(['product', 'post', 'creator', 'hashtag'])

const TOPIC_ICONS = {
  festival: <IconCalendarEvent size={18} stroke={1.5} />,
  report: <IconReport size={18} stroke={1.5} />,
}

function pathOf(
  kind: SearchKind,
  { platform, id, detail }: FoundRecord,
  pathOfProduct: ReturnType<typeof useProductPath>,
): string {
  if (kind === 'shop') return shopPath({ platform, shop: id })
  return recordPath({ kind, id: OF_PLATFORM.has(kind) ? `${platform}.${id}` : id, type: detail }, pathOfProduct)
}

interface SearchSpotlightProps {
  /** What is typed; kept outside, where it can be typed before this has loaded. */
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Its field has the focus. */
  readonly onReady: () => void
  readonly onClosed: () => void
}

/** ⌘K: every kind of record in both languages, forgiving mistyped words, and any screen of the menu. */
export function SearchSpotlight({ query, onQuery, onReady, onClosed }: SearchSpotlightProps) {
  const { t, format, nameOf } = useTexts()
  const name = useNames()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const user = useUser()
  const pathOfProduct = useProductPath()
  const [asked] = useDebouncedValue(query.trim().slice(0, LONGEST), WAIT_MS)
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const isSeller = user !== null && mayOpenLine(user.userInfo, 'trendeesellers')
  const kinds = SEARCH_KINDS.filter((kind) => (kind === 'product' ? isSeller || isReader : isReader))
  const answer = useEndpoint(
    search.esSearch,
    { q: asked, kinds, pageSize: LIMIT_EACH },
    { enabled: asked !== '' && kinds.length > 0 },
  )
  const isPending = asked !== query.trim().slice(0, LONGEST) || (asked !== '' && answer.isFetching)
  const found = asked === '' ? undefined : answer.data
  const go = (to: string) => () => void navigate({ to })
  const screens = SCREENS.flatMap((screen) => screen.menu ?? []).map((entry) => ({
    id: entry.to,
    label: t(entry.label),
    description: t(entry.group),
    keywords: [t(entry.label), t(entry.group)],
    leftSection: <entry.icon size={18} stroke={1.5} />,
    onClick: go(entry.to),
  }))
  const groups: SpotlightActionGroupData[] = (found?.groups ?? []).map(({ kind, list, platforms }) => ({
    group: t(`search.kind.${kind}`),
    actions: [
      ...list.map((record): SpotlightActionData => {
        const label = nameOf(record.name, record.name_zh || record.name)
        // Of a brand it is the country's code.
        const detail = kind === 'brand' && record.detail !== '' ? format.region(record.detail) : record.detail
        const description = [record.platform && platformName(record.platform), kind === 'trend' ? '' : detail]
        return {
          id: `${kind}-${record.platform}-${record.id}`,
          label,
          description: description.filter(Boolean).join(' · '),
          leftSection: (
            <span className={classes.thumb}>
              {record.picture ? (
                <Picture src={record.picture} alt="" isSmall />
              ) : (
                <IconTrendingUp size={18} stroke={1.5} />
              )}
            </span>
          ),
          onClick: go(pathOf(kind, record, pathOfProduct)),
        }
      }),
      ...(kind === 'product'
        ? platforms.slice(0, SHOPS).map(({ platform, total }): SpotlightActionData => ({
            id: `all-${platform}`,
            label: t('search.all_on', { count: total, platform: platformName(platform) }),
            leftSection: <IconSearch size={18} stroke={1.5} />,
            onClick: go(
              `/trendeesellers/best-seller/${platform}?q=${encodeURIComponent(found?.understood.text ?? asked)}`,
            ),
          }))
        : []),
    ],
  }))
  const topics: SpotlightActionGroupData[] = (['festival', 'report'] as const).flatMap((kind) => {
    const named = (found?.topics ?? []).filter((topic) => topic.kind === kind)
    if (named.length === 0) return []
    return [
      {
        group: t(`search.kind.${kind}`),
        actions: named.map((topic) => ({
          id: `${kind}-${topic.id}`,
          label: nameOf(topic.name, topic.name_zh),
          leftSection: <span className={classes.thumb}>{TOPIC_ICONS[kind]}</span>,
          onClick: go(kind === 'festival' ? festivalPath(topic.id) : reportPath(topic.id)),
        })),
      },
    ]
  })
  const matching = bestMatches(query, screens, query === '' ? MENU_LIMIT : LIMIT_EACH)
  const actions: (SpotlightActionData | SpotlightActionGroupData)[] = [
    ...groups,
    ...topics,
    ...(matching.length === 0 ? [] : [{ group: t('search.screens'), actions: matching }]),
  ]
  const understood = found?.understood
  // The field takes over from the one in which was typed while this loaded, behind what stands there.
  const takeOver = useCallback(
    (field: HTMLInputElement | null) => {
      if (field === null) return
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
      onReady()
    },
    [onReady],
  )
  return (
    <Spotlight
      actions={actions}
      // What the server found is not sifted again.
      filter={(_, all) => all}
      classNames={{ action: classes.action ?? '' }}
      attributes={{ content: { 'aria-label': t('search.prompt') } }}
      overlayProps={{ backgroundOpacity: 0.25, blur: 2 }}
      shortcut={null}
      onSpotlightClose={onClosed}
      highlightQuery
      scrollable
      maxHeight={520}
      query={query}
      onQueryChange={onQuery}
      nothingFound={
        isPending ? t('state.loading') : answer.error ? errorText(answer.error) : <UnknownTrend query={query} />
      }
      searchProps={{
        ref: takeOver,
        placeholder: t('search.prompt'),
        'aria-label': t('search.prompt'),
        ...(understood?.is_corrected
          ? {
              rightSection: (
                <span className={classes.instead} role="status">
                  {t('search.instead', { text: understood.text })}
                </span>
              ),
              rightSectionWidth: 'auto',
            }
          : {}),
        onKeyDown: (event) => {
          if (event.key === 'Enter') openFirst()
        },
        leftSection: <IconSearch size={18} stroke={1.5} />,
      }}
    />
  )

  function platformName(platform: string): string {
    const key = `platform.${platform}`
    return key in TEXTS ? t(key as TextKey) : name(platform)
  }
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
