import { useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import { JUDGED_WEEKS } from '@trendee/core/collections/decision-words'
import { useProjects } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { ListPart } from '../../shared/lists/list-screen'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { ScreenHead } from '../../shared/ui/screen'
import { usePathParam } from '../../shared/url/use-screen-search'
import { diaryList } from './diary-list'
import { projectPath } from './project-path'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

/** What was decided in one project, by whom and why, and what came of it. */
export function DiaryScreen() {
  const { t } = useTexts()
  const categoryId = usePathParam('id')
  const projects = useProjects()
  const project = projects.data?.list.find((one) => one.categoryId === categoryId)
  useScreenTitle(project === undefined ? '' : `${project.name} · ${t('screen.diary')}`)
  const list = useMemo(() => diaryList(categoryId), [categoryId])
  const skeleton = <RowsSkeleton height={520} />
  return (
    <DataView query={projects} skeleton={skeleton}>
      {() => {
        if (project === undefined) return projects.isFetching ? skeleton : <NotFound advice={t('mine.gone')} />
        return (
          <div>
            <ScreenHead
              title={t('screen.diary')}
              overline={<Link to={projectPath(project)}>{project.name}</Link>}
              note={t('diary.note', { weeks: JUDGED_WEEKS })}
            />
            <ListPart list={list} />
          </div>
        )
      }}
    </DataView>
  )
}
