import { useEffect } from 'react'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import type { TextKey } from '@trendee/contract/texts/texts'
import { lineOfPath } from '../shared/api/lines'
import { useTexts } from '../shared/i18n/use-texts'
import { useSessionWatch } from './session-watch'
import { lineTheme } from './themes'

/** Theme of the line, pop-ups, and what happens when a session ends. */
export function Root() {
  const line = useLocation({ select: (location) => lineOfPath(location.pathname) })
  return (
    <MantineProvider theme={lineTheme(line)} defaultColorScheme="auto">
      <ModalsProvider>
        <Notifications position="bottom-right" />
        <Watch />
        <Outlet />
      </ModalsProvider>
    </MantineProvider>
  )
}

function Watch() {
  useSessionWatch()
  const { t } = useTexts()
  const key = useMatches({ select: (matches) => (matches.at(-1)?.staticData as { title?: TextKey }).title })
  useEffect(() => {
    document.title = key === undefined ? t('app.name') : `${t(key)} · ${t('app.name')}`
  }, [key, t])
  return null
}
