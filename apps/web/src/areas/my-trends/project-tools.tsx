import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconCalendarDue, IconNotebook, IconPrinter, IconShare2, IconUsers } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Project } from '@trendee/contract/collection/project'
import { useTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/link-button'
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
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} stroke={1.6} aria-hidden />}
          to={boardPath(projectPath(project))}
          search
        >
          {t('board.open')}
        </LinkButton>
      )}
      {project.trends > 0 && (
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconCalendarDue size={14} stroke={1.6} aria-hidden />}
          to="/trendee/order-calendar"
          search={{ project: project.categoryId }}
        >
          {t('screen.order_calendar')}
        </LinkButton>
      )}
      <LinkButton
        size="xs"
        variant="default"
        leftSection={<IconNotebook size={14} stroke={1.6} aria-hidden />}
        to={diaryPath(project)}
      >
        {t('screen.diary')}
      </LinkButton>
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
