import { Button } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import { JOB_STATES, type JobRow } from '@trendee/contract/admin/job'
import { jobTexts } from '@trendee/contract/texts/jobs'
import type { TextKey } from '@trendee/contract/texts/texts'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import classes from './admin.module.css'
import { useAdminChange } from './use-admin-change'

addTexts(jobTexts)

const TONE = { completed: 'good', failed: 'bad' } as const
/** While something waits or runs the list is asked again this often. */
const AGAIN_MS = 5000

/** Work that the server does beside requests: what waits, what ran, why it failed. */
const jobs = defineList({
  name: 'jobs',
  entry: admin.jobs,
  pageSize: 50,
  rowId: (job) => job.job_id,
  title: 'screen.jobs',
  note: 'jobs.note',
  count: 'jobs.count',
  empty: 'jobs.none',
  filters: [
    {
      kind: 'select',
      field: 'state',
      label: 'jobs.state',
      choices: ({ t }) => JOB_STATES.map((state) => ({ value: state, label: t(`jobs.is_${state}`) })),
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'jobs.name',
      track: 'minmax(180px, 1fr)',
      isFixed: true,
      // A job of a newer version of the server has no word here yet.
      cell: ({ name }, { t }) => t(`jobs.job_${name}` as TextKey, { defaultValue: name }),
    },
    {
      id: 'state',
      header: 'jobs.state',
      track: 'minmax(110px, 0.6fr)',
      cell: ({ state }, { t }) => (
        <span className={classes.tag} data-kind={state in TONE ? TONE[state as keyof typeof TONE] : undefined}>
          {t(`jobs.is_${state}`)}
        </span>
      ),
    },
    {
      id: 'tries',
      header: 'jobs.tries',
      track: '84px',
      isNumber: true,
      cell: ({ tries, most_tries: most }) => `${tries} / ${most}`,
    },
    { id: 'starts_after', header: 'jobs.starts_after', kind: 'instant', isHiddenAtFirst: true },
    { id: 'started_at', header: 'jobs.started_at', kind: 'instant' },
    { id: 'ended_at', header: 'jobs.ended_at', kind: 'instant' },
    { id: 'failure', header: 'jobs.failure', kind: 'text', track: 'minmax(140px, 1fr)' },
    { id: 'change', header: 'jobs.change', track: '104px', isNumber: true, cell: (job) => <Change job={job} /> },
  ],
  askAgain: ({ list }) =>
    list.some(({ state }) => state === 'active' || state === 'created' || state === 'retry') ? AGAIN_MS : false,
})

/** What can be done about a job: start it again, or keep it from starting. */
function Change({ job: { job_id, state } }: { readonly job: JobRow }) {
  const { t } = useTexts()
  const retry = useAdminChange(admin.jobRetry)
  const cancel = useAdminChange(admin.jobCancel)
  const canRetry = state === 'failed' || state === 'cancelled'
  if (!canRetry && state !== 'created' && state !== 'retry') return null
  const change = canRetry ? retry : cancel
  return (
    <Button size="compact-xs" variant="default" loading={change.isPending} onClick={() => change.mutate({ job_id })}>
      {t(canRetry ? 'jobs.retry' : 'jobs.cancel')}
    </Button>
  )
}

export const JobsScreen = listScreen(jobs)
