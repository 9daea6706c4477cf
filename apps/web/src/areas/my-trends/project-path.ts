interface NamedProject {
  readonly categoryId: string
  readonly name: string
}

/** The page of a project; its name stands in the address for whoever reads that. */
export function projectPath({ categoryId, name }: NamedProject): string {
  return `/trendee/my-trends/${encodeURIComponent(name)}/${encodeURIComponent(categoryId)}`
}

/** The same for whoever has a link to it. */
export function sharedPath(token: string): string {
  return `/shared/${encodeURIComponent(token)}`
}

/** What was decided in a project. */
export function diaryPath(project: NamedProject): string {
  return `${projectPath(project)}/diary`
}

/** Either for paper. */
export function boardPath(path: string): string {
  return `${path}/board`
}
