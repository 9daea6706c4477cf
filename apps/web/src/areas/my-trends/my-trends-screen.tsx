import { Suspense, useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useNewProject, useProjects } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { UpgradeOffer } from '../../shared/plans/upgrade-offer'
import { usePlanRule } from '../../shared/plans/use-plan-rule'
import { DataView, Empty } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { ScreenHead } from '../../shared/ui/screen'
import classes from './my-trends.module.css'
import { OwnInvitations } from './own-invitations'
import { ProjectCard } from './project-card'
import { ProjectNameDialog } from './project-name-dialog'
import { projectPath } from './project-path'
import { useProjectsChange } from './use-projects-change'
import { LazyNothingYet } from '../../shared/first-import/lazy-nothing-yet'

/** Every project of the reader's as a wall. */
export function MyTrendsScreen() {
  const { t } = useTexts()
  const projects = useProjects()
  const { move } = useProjectsChange()
  const rule = usePlanRule('trendee', 'collections', true)
  const isLocked = rule?.quantity === 0
  return (
    <div>
      <ScreenHead title={t('screen.my_trends')} note={t('mine.note')}>
        {rule !== undefined && !isLocked && <NewProjectButton />}
      </ScreenHead>
      {isLocked && (
        <div className={classes.locked} role="note">
          <p>{t('collect.locked')}</p>
          <UpgradeOffer line="trendee" feature="collections" size="sm" />
          <LinkButton variant="default" size="sm" to="/trendee/trend-highlights">
            {t('screen.highlights')}
          </LinkButton>
        </div>
      )}
      <OwnInvitations />
      <DataView
        query={projects}
        skeleton={<WallSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          // Where no plan opens it, the lock above says what would.
          !isLocked && (
            <Suspense fallback={<WallSkeleton />}>
              <LazyNothingYet isOwn>
                <Empty message={t('mine.none')}>
                  <LinkButton size="sm" to="/trendee/trend-highlights">
                    {t('mine.highlights')}
                  </LinkButton>
                </Empty>
              </LazyNothingYet>
            </Suspense>
          )
        }
      >
        {({ list }) => (
          <>
            <p className={classes.count}>{t('mine.projects', { count: list.length })}</p>
            <ul className={classes.wall} aria-label={t('screen.my_trends')}>
              {list.map((project, index) => (
                <li key={project.categoryId}>
                  <ProjectCard project={project} place={index + 1} total={list.length} onMove={move} />
                </li>
              ))}
            </ul>
          </>
        )}
      </DataView>
    </div>
  )
}

function NewProjectButton() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const making = useNewProject()
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        loading={making.isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('mine.create')}
      </Button>
      {isOpen && (
        <ProjectNameDialog
          title={t('mine.create')}
          initial=""
          onName={async (name) => navigate({ to: projectPath(await making.mutateAsync(name)) })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function WallSkeleton() {
  return (
    <div className={classes.wall}>
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place}>
          <Skeleton height={210} mb={12} />
          <Skeleton height={22} width="60%" mb={8} />
          <Skeleton height={14} width="80%" />
        </div>
      ))}
    </div>
  )
}
