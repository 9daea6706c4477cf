import { Link } from '@tanstack/react-router'
import type { Project } from '@trendee/contract/collection/project'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { Picture } from '../../shared/ui/picture'
import { DropPlace, MoveHandle, type Placed } from './movable'
import classes from './my-trends.module.css'
import { ProjectMenu } from './project-menu'
import { projectPath } from './project-path'

interface ProjectCardProps extends Pick<Placed, 'place' | 'total' | 'onMove'> {
  readonly project: Project
}

/** How many pictures a cover has room for. */
const COVER = 4

/** A project on the wall: pictures of what is in it, what it holds, whose it is. */
export function ProjectCard({ project, place, total, onMove }: ProjectCardProps) {
  const { t, format } = useTexts()
  const { categoryId, name, role, owner, pictures, members, expiration_time: end } = project
  const to = projectPath(project)
  const placed = { kind: 'project', id: categoryId, place, onMove } as const
  return (
    <DropPlace {...placed}>
      <article className={classes.card}>
        <Link to={to} className={classes.cover} data-count={Math.min(COVER, pictures.length)} tabIndex={-1} aria-hidden>
          {pictures.slice(0, COVER).map((picture) => (
            <Picture key={picture} src={picture} alt="" ratio="auto" />
          ))}
        </Link>
        <div className={classes.head}>
          <h2 className={`display ${classes.name}`}>
            <Link to={to}>{name}</Link>
          </h2>
          {total > 1 && <MoveHandle {...placed} name={name} total={total} />}
          <ProjectMenu project={project} />
        </div>
        <p className={classes.facts}>
          <b>{t('mine.trends', { count: project.trends })}</b>
          {project.references > 0 && <span>{t('mine.reference_count', { count: project.references })}</span>}
          <span>{t('mine.updated', { day: format.day(isoDay(project.updated_at)) })}</span>
          {members > 1 && <span>{t('mine.members', { count: members })}</span>}
          {role !== 'owner' && <span>{t('mine.of', { name: owner })}</span>}
          {role !== 'owner' && <span>{t(`mine.role.${role}`)}</span>}
          {end !== null && <span>{t('mine.shared_until', { day: format.day(isoDay(end)) })}</span>}
        </p>
      </article>
    </DropPlace>
  )
}
