import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconCalendarDue, IconNotebook, IconPrinter, IconShare2, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Project } from '@trendee/contract/collection/project'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './dialogs.module.css'
import { boardPath, diaryPath, projectPath } from './project-path'
import { ShareDialog } from './share-dialog'
import { TeamDialog } from './team-dialog'

/** A project on paper, for others, and with others. The link is its owner's to give. */
export function ProjectTools({ project }: { readonly project: Project }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'share' | 'team' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.tools}>
      {project.trends > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} stroke={1.6} aria-hidden />}
          renderRoot={(props) => <Link to={boardPath(projectPath(project))} search {...props} />}
        >
          {t('board.open')}
        </Button>
      )}
      {project.trends > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCalendarDue size={14} stroke={1.6} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/trendee/order-calendar" search={{ project: project.categoryId }} {...props} />
          )}
        >
          {t('screen.order_calendar')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconNotebook size={14} stroke={1.6} aria-hidden />}
        renderRoot={(props) => <Link to={diaryPath(project)} {...props} />}
      >
        {t('screen.diary')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUsers size={14} stroke={1.6} aria-hidden />}
        onClick={() => setOpen('team')}
      >
        {t('team.title')}
      </Button>
      {project.role === 'owner' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconShare2 size={14} stroke={1.6} aria-hidden />}
          onClick={() => setOpen('share')}
        >
          {t('share.title')}
        </Button>
      )}
      {open === 'share' && <ShareDialog project={project} onClose={close} />}
      {open === 'team' && (
        <TeamDialog project={project} onClose={close} onLeft={() => void navigate({ to: '/trendee/my-trends' })} />
      )}
    </div>
  )
}
