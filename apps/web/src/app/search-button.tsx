import { type KeyboardEvent, Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react'
import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../shared/i18n/use-texts'
import { useShortcuts } from '../shared/keys/use-shortcuts'
import classes from './shell.module.css'
import { patient } from '../shared/ui/patient'

const load = () => import('./search-spotlight')
const SearchSpotlight = lazy(patient(() => load().then((module) => ({ default: module.SearchSpotlight }))))

/** Opens the search; its code comes with the first wish to search. */
export function SearchButton() {
  const { t } = useTexts()
  const [isWanted, setIsWanted] = useState(false)
  // What had the focus gets it back; the search may be mounted open, when it cannot know.
  const before = useRef<Element | null>(null)
  const [query, setQuery] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  // Whoever gives up while it loads does not see it open later.
  const isGivenUp = useRef(false)
  const open = () => {
    if (isWaiting) return
    isGivenUp.current = false
    setIsWanted(true)
    setIsWaiting(true)
    before.current = document.activeElement
    void load().then((module) => {
      if (!isGivenUp.current) module.openSearch()
    })
  }
  const giveBackFocus = () => {
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const giveUp = () => {
    isGivenUp.current = true
    // It may be open already, without the focus yet.
    void load().then((module) => module.closeSearch())
    setIsWaiting(false)
    setQuery('')
    giveBackFocus()
  }
  const ready = useCallback(() => setIsWaiting(false), [])
  useShortcuts({ search: open })
  useEffect(() => {
    // After the first page is up there is time to fetch it, so that the first search opens at once.
    const timer = setTimeout(() => void load(), 4000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <UnstyledButton className={classes.search ?? ''} aria-label={t('search.prompt')} onClick={open}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span className={classes.searchText}>{t('search.prompt')}</span>
        <span className={classes.searchWord}>{t('search.word')}</span>
        <kbd className={classes.kbd}>⌘K</kbd>
      </UnstyledButton>
      {isWaiting && <WaitingField query={query} onQuery={setQuery} onGivenUp={giveUp} />}
      {isWanted && (
        <Suspense>
          <SearchSpotlight query={query} onQuery={setQuery} onReady={ready} onClosed={giveBackFocus} />
        </Suspense>
      )}
    </>
  )
}

interface WaitingFieldProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onGivenUp: () => void
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Takes what is typed until the search is there; drawn only where that takes long enough to be seen. */
function WaitingField({ query, onQuery, onGivenUp }: WaitingFieldProps) {
  const { t } = useTexts()
  return (
    <input
      className={classes.searchWaiting}
      ref={takeFocus}
      value={query}
      aria-label={t('search.prompt')}
      placeholder={t('search.prompt')}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onGivenUp()
      }}
    />
  )
}
