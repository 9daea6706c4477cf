import { useEffect } from 'react'
import { MantineProvider } from '@mantine/core'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lineOfPath } from '../shared/api/lines'
import { useTexts } from '../shared/i18n/use-texts'
import { NoticeHost } from '../shared/ui/notice'
import { AdvertisementWatch } from './advertisement-watch'
import { SessionWatch } from './session-watch'
import { lineTheme } from './themes'

/** Theme of the line, the page's title, and what happens when a session ends or a plan's limit is reached. */
export function Root() {
  const line = useLocation({ select: (location) => lineOfPath(location.pathname) })
  return (
    <MantineProvider theme={lineTheme(line)} defaultColorScheme="auto">
      <SessionWatch />
      <AdvertisementWatch />
      <PageTitle />
      <Outlet />
      <NoticeHost />
    </MantineProvider>
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
