import { useMemo } from 'react'
import { Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Project as ProjectAnswer } from '@trendee/contract/collection/project'
import { useProjects } from '../../shared/collections/use-collections'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { ListPart } from '../../shared/lists/list-screen'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView, Empty } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { NotFound } from '../../shared/ui/not-found-page'
import { ScreenHead } from '../../shared/ui/screen'
import { usePathParam } from '../../shared/url/use-screen-search'
import { AddTrend } from './add-trend'
import { collectedList } from './collected-list'
import { ProjectMenu } from './project-menu'
import { ProjectReferences } from './project-references'
import { ProjectTools } from './project-tools'

const MY_TRENDS = '/trendee/my-trends'

/** One project: what is collected in it, and what has changed since. */
export function ProjectScreen() {
  const { t } = useTexts()
  const id = usePathParam('id')
  const projects = useProjects()
  const found = projects.data?.list.find(({ categoryId }) => categoryId === id)
  useScreenTitle(found?.name ?? '')
  const skeleton = <Skeleton height={520} />
  return (
    <DataView query={projects} skeleton={skeleton}>
      {() => {
        if (found !== undefined) return <Project key={id} project={found} />
        // One that was just shared with the reader is not in what the browser kept.
        if (projects.isFetching) return skeleton
        return <NotFound advice={t('mine.gone')} />
      }}
    </DataView>
  )
}

function Project({ project }: { readonly project: ProjectAnswer }) {
  const { t, format } = useTexts()
  const navigate = useNavigate()
  const { categoryId, name, role, owner, trends, references, members } = project
  const list = useMemo(() => collectedList(project), [project])
  const facts = [
    role === 'owner' ? '' : t('mine.of', { name: owner }),
    t(`mine.role.${role}`),
    t('mine.members', { count: members }),
    t('mine.created', { day: format.day(isoDay(project.created_at)) }),
    t('mine.updated', { day: format.day(isoDay(project.updated_at)) }),
  ].filter(Boolean)
  return (
    <div>
      <ScreenHead title={name} overline={<Link to={MY_TRENDS}>{t('mine.back')}</Link>} note={facts.join(' · ')}>
        {role !== 'viewer' && <AddTrend categoryId={categoryId} />}
        <ProjectTools project={project} />
        <ProjectMenu project={project} onDeleted={() => void navigate({ to: MY_TRENDS })} />
      </ScreenHead>
      {trends === 0 && references === 0 ? (
        <Empty message={t('mine.none_collected')}>
          <LinkButton size="sm" to="/trendee/trend-highlights">
            {t('mine.highlights')}
          </LinkButton>
        </Empty>
      ) : (
        trends > 0 && <ListPart list={list} />
      )}
      <ProjectReferences project={project} />
    </div>
  )
}
