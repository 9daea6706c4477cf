import { type ReactNode, useEffect } from 'react'
import { MantineProvider } from '@mantine/core'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lineOfPath } from '../shared/api/lines'
import { useTexts } from '../shared/i18n/use-texts'
import { useShownTitle } from '../shared/routes/screen-title'
import { NotFoundPage } from '../shared/ui/not-found-page'
import { NoticeHost } from '../shared/ui/notice'
import { AdvertisementWatch } from './advertisement-watch'
import { SessionWatch } from './session-watch'
import { lineTheme } from './themes'

/** Theme of the line, around everything that the router draws: a page that is not found replaces the root itself. */
export function LineTheme({ children }: { readonly children: ReactNode }) {
  const line = useLocation({ select: (location) => lineOfPath(location.pathname) })
  return (
    <MantineProvider theme={lineTheme(line)} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  )
}

/** The page's title, and what happens when a session ends or a plan's limit is reached. */
export function Root() {
  return (
    <>
      <SessionWatch />
      <AdvertisementWatch />
      <PageTitle />
      <Outlet />
      <NoticeHost />
    </>
  )
}

/** An address that is none: it stands in the place of the root. */
export function NotFoundRoot() {
  return (
    <>
      <PageTitle />
      <NotFoundPage />
    </>
  )
}

/** The thing that the screen shows, where it names one, else the screen. */
function PageTitle() {
  const { t } = useTexts()
  const key = useMatches({
    select: (matches) => matches.at(-1)?.staticData.title,
  })
  const shown = useShownTitle()
  useEffect(() => {
    const name = shown ?? (key === undefined ? undefined : t(key))
    document.title = name === undefined ? t('app.name') : `${name} · ${t('app.name')}`
  }, [key, shown, t])
  return null
}
