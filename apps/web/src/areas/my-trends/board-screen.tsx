import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { collection } from '@trendee/contract/collection/collection'
import { useEndlessEndpoint } from '../../shared/api/use-endpoint'
import { useProjects } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView, Empty } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { Board } from './board'
import { boardSearch } from './board-search'
import { newestOf } from './board-sheet'
import { projectPath } from './project-path'
import { LARGEST_PAGE, useReadOn } from './use-whole'

/** A project of the reader's for paper. */
export function BoardScreen() {
  const { t } = useTexts()
  const categoryId = usePathParam('id')
  const projects = useProjects()
  const name = projects.data?.list.find((project) => project.categoryId === categoryId)?.name
  const { search, change } = useScreenSearch(boardSearch)
  const { paper, ...asked } = search
  const query = useEndlessEndpoint(collection.collectInfoList, { categoryId, ...asked, pageSize: LARGEST_PAGE })
  useReadOn(query)
  useScreenTitle(name ?? '')
  const skeleton = <Skeleton height={520} />
  return (
    <DataView query={projects} skeleton={skeleton}>
      {() => {
        if (name === undefined) return projects.isFetching ? skeleton : <NotFound advice={t('mine.gone')} />
        const to = projectPath({ categoryId, name })
        return (
          <DataView
            query={query}
            skeleton={skeleton}
            isEmpty={({ pages }) => pages[0]?.total === 0}
            empty={
              <Empty message={t('mine.none_collected')}>
                <Link to={to}>{t('shared.back')}</Link>
              </Empty>
            }
          >
            {({ pages }) => (
              <Board
                name={name}
                rows={pages.flatMap(({ list }) => list)}
                total={pages[0]?.total ?? 0}
                isWhole={!query.hasNextPage && !query.isFetching}
                asOf={newestOf(pages)}
                paper={paper}
                onPaper={(chosen) => change({ paper: chosen })}
                days={asked.window}
                back={
                  <Link to={to} search>
                    {t('shared.back')}
                  </Link>
                }
                isOwnPlan
              />
            )}
          </DataView>
        )
      }}
    </DataView>
  )
}
