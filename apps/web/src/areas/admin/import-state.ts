import type { ImportRun } from '@trendee/contract/admin/import-run'

type State = Pick<ImportRun, 'state'>

/** Its rows are not all in yet. */
export function isComing({ state }: State): boolean {
  return state === 'queued' || state === 'running'
}

export function isUnderWay(run: State): boolean {
  return isComing(run) || run.state === 'deriving'
}

/** Nothing about it changes by itself any more; what is held can be decided elsewhere. */
export function isSettled(run: State): boolean {
  return !isUnderWay(run) && run.state !== 'held'
}

/** Whether there is something to take back: what failed may have been loaded in part. */
export function canWithdraw({ state, rows_loaded: loaded }: Pick<ImportRun, 'state' | 'rows_loaded'>): boolean {
  if (state === 'failed' || state === 'interrupted') return loaded > 0
  return state === 'done' || state === 'deriving'
}
