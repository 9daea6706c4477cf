import { type ReactNode, useEffect } from 'react'
import { MantineProvider } from '@mantine/core'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lineOfPath } from '../shared/api/lines'
import { useTexts } from '../shared/i18n/use-texts'
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

function PageTitle() {
  const { t } = useTexts()
  const key = useMatches({
    select: (matches) => matches.at(-1)?.staticData.title,
  })
  useEffect(() => {
    document.title = key === undefined ? t('app.name') : `${t(key)} · ${t('app.name')}`
  }, [key, t])
  return null
}
