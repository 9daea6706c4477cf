import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useErrorText } from './data-view'
import { patient } from './patient'

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
}

export interface Notice {
  readonly kind: 'done' | 'failed'
  readonly detail: string | null
  /** The name of the button that takes it away. */
  readonly close: string
  /** What can still be done about it. */
  readonly action?: NoticeAction
}

const load = () => import('./notice-board')
const NoticeBoard = lazy(() => load().then((module) => ({ default: module.NoticeBoard })))

const listeners = new Set<() => void>()
let isWanted = false

function raise(notice: Notice): void {
  void patient(load)().then(({ pinNotice }) => {
    isWanted = true
    for (const listener of listeners) listener()
    pinNotice(notice)
  })
}

/** Before the first notice: that there is no network has to be said without one. */
export function loadNotices(): void {
  void patient(load)()
}

function onWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where notices appear; mounted once, beside the screens. Its code comes with the first notice. */
export function NoticeHost() {
  const isShown = useSyncExternalStore(onWanted, () => isWanted)
  return isShown ? (
    <Suspense>
      <NoticeBoard />
    </Suspense>
  ) : null
}

export interface Notices {
  /** "Operate Successfully!", with what was done where that is worth a sentence, and what undoes it. */
  readonly done: (detail?: string, action?: NoticeAction) => void
  /** "Operate Failure!", and why. */
  readonly failed: (error: Error) => void
  /** The same, where the words for the error's kind would not say what to do. */
  readonly refused: (why: string) => void
}

/** Short words after an action, at the edge of the page; they go by themselves. */
export function useNotices(): Notices {
  const { t } = useTexts()
  const errorText = useErrorText()
  const refused = (why: string) => raise({ kind: 'failed', detail: why, close: t('action.close') })
  return {
    done: (detail, action) =>
      raise({
        kind: 'done',
        detail: detail ?? null,
        close: t('action.close'),
        ...(action === undefined ? {} : { action }),
      }),
    failed: (error) => refused(errorText(error)),
    refused,
  }
}
