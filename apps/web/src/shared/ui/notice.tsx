import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useErrorText } from './data-view'

export interface Notice {
  readonly kind: 'done' | 'failed'
  readonly detail: string | null
  /** The name of the button that takes it away. */
  readonly close: string
}

const load = () => import('./notice-board')
const NoticeBoard = lazy(() => load().then((module) => ({ default: module.NoticeBoard })))

const listeners = new Set<() => void>()
let isWanted = false

function raise(notice: Notice): void {
  isWanted = true
  for (const listener of listeners) listener()
  void load().then((module) => module.pinNotice(notice))
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
  /** "Operate Successfully!", with what was done where that is worth a sentence. */
  readonly done: (detail?: string) => void
  /** "Operate Failure!", and why. */
  readonly failed: (error: Error) => void
}

/** Short words after an action, at the edge of the page; they go by themselves. */
export function useNotices(): Notices {
  const { t } = useTexts()
  const errorText = useErrorText()
  return {
    done: (detail) => raise({ kind: 'done', detail: detail ?? null, close: t('action.close') }),
    failed: (error) => raise({ kind: 'failed', detail: errorText(error), close: t('action.close') }),
  }
}
