import { Suspense, lazy, useMemo } from 'react'
import { stars } from '@trendee/contract/stars/stars'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { ListScreen } from '../../shared/lists/list-screen'
import { DataView, Empty } from '../../shared/ui/data-view'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { viewSearch } from './brand-search'
import { discoveryList, ownList, rankList } from './brands-lists'
import { ViewChoice } from './view-choice'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

// Only a reader without a brand of their own needs it.
const OwnBrandForm = lazy(() =>
  import('../../shared/stars/own-brand-form').then((module) => ({ default: module.OwnBrandForm })),
)

/** Brands: ranked, discovered, or the reader's own. */
export function BrandsScreen() {
  const { search } = useScreenSearch(viewSearch)
  if (search.view === 'own') return <OwnBrands />
  // Each list keeps its own choice of columns and sorts.
  return search.view === 'discovery' ? (
    <ListScreen key="discovery" list={discoveryList} />
  ) : (
    <ListScreen key="rank" list={rankList} />
  )
}

function OwnBrands() {
  const starred = useEndpoint(stars.ids, {})
  return (
    <DataView query={starred} skeleton={<RowsSkeleton height={480} />}>
      {({ list }) => <OwnList key="own" ids={list.filter(({ kind }) => kind === 'own_brand').map(({ id }) => id)} />}
    </DataView>
  )
}

function OwnList({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTexts()
  const key = ids.join(',')
  const list = useMemo(() => ownList(key.split(',')), [key])
  if (ids.length > 0) return <ListScreen list={list} />
  return (
    <>
      <ScreenHead title={t('brands.own')} note={t('brands.own_note')}>
        <ViewChoice view="own" />
      </ScreenHead>
      <Empty message={t('brands.own_none')}>
        <Suspense fallback={<RowsSkeleton height={280} />}>
          <OwnBrandForm />
        </Suspense>
      </Empty>
    </>
  )
}
