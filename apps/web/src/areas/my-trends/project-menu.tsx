import { useState } from 'react'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Project } from '@trendee/contract/collection/project'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProjectNameDialog } from './project-name-dialog'
import { useProjectsChange } from './use-projects-change'

interface ProjectMenuProps {
  readonly project: Project
  /** Once it is deleted: its own page has nothing to show any more. */
  readonly onDeleted?: () => void
}

/** What its owner can do with a project. */
export function ProjectMenu({ project, onDeleted }: ProjectMenuProps) {
  const { t } = useTexts()
  const [isRenaming, setRenaming] = useState(false)
  const { rename, remove } = useProjectsChange()
  if (project.role !== 'owner') return null
  return (
    <>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('mine.actions', { name: project.name })}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setRenaming(true)}>
            {t('mine.rename')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => {
              remove(project)
              onDeleted?.()
            }}
          >
            {t('mine.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <ProjectNameDialog
          title={t('mine.rename')}
          initial={project.name}
          onName={(name) => rename(project.categoryId, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
