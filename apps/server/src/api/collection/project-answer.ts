import type { Project as ProjectAnswer } from '@trendee/contract/collection/project'
import { type Project, projectsOf } from '@trendee/store/collections/projects'
import { trendPictureAddress } from '../../answers/trend'
import type { Call } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

/** What a call asks of one project of the caller's. */
export function askedProject(call: Call, projectId: string) {
  return { accountId: memberOf(call).accountId, projectId }
}

function projectAnswer(project: Project): ProjectAnswer {
  return {
    categoryId: project.projectId,
    name: project.name,
    role: project.role,
    owner: project.ownerName,
    created_at: unixSeconds(project.createdAt),
    updated_at: unixSeconds(project.updatedAt),
    expiration_time: unixSecondsOrNull(project.shareExpiresAt),
    trends: project.trends,
    references: project.references,
    members: project.members,
    pictures: project.shownTrends.map((trendId) => trendPictureAddress({ trend_id: trendId, gender: '' }, 0)),
  }
}

/** The caller's projects, or the one asked for, which must be theirs. */
export async function projectAnswers(call: Call, projectId?: string): Promise<ProjectAnswer[]> {
  const { accountId } = memberOf(call)
  return (await projectsOf(call.runtime.store.db, accountId, new Date(), projectId)).map(projectAnswer)
}

export async function oneProject(call: Call, projectId: string): Promise<ProjectAnswer> {
  const [project] = await projectAnswers(call, projectId)
  if (project === undefined) throw new Error('a project that is there has an answer')
  return project
}
