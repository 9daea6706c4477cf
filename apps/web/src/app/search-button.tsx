import { Suspense, lazy, useEffect, useState } from 'react'
import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../shared/i18n/use-texts'
import classes from './shell.module.css'

const load = () => import('./search-spotlight')
const SearchSpotlight = lazy(() => load().then((module) => ({ default: module.SearchSpotlight })))

/** Opens the search; its code comes with the first wish to search. */
export function SearchButton() {
  const { t } = useTexts()
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    void load().then((module) => module.openSearch())
  }
  useHotkeys([
    ['mod+K', open],
    ['/', open],
  ])
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
      {isWanted && (
        <Suspense>
          <SearchSpotlight />
        </Suspense>
      )}
    </>
  )
}
