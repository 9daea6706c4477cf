import { Suspense, lazy } from 'react'
import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useTexts } from '../shared/i18n/use-texts'
import { useFirstScreenDrawn } from '../shared/visits/first-screen'
import { useLevelMoves } from '../shared/visits/use-level-moves'
import { seenMoves } from '../shared/visits/visit-store'

const load = () => import('./news-panel')
const NewsPanel = lazy(() => load().then((module) => ({ default: module.NewsPanel })))
const AGAIN_MS = 60_000

/** News in one place: messages to the account, and trends whose level changed since the last visit. */
export function NewsBell() {
  const { t } = useTexts()
  const user = useUser()
  const isDrawn = useFirstScreenDrawn()
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const isMember = user !== null && !user.userInfo.is_restricted
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const levels = useLevelMoves('US', 'women', isReader && isDrawn)
  const { data } = useEndpoint(dashboard.unread, {}, { enabled: isMember && isDrawn, askAgain: () => AGAIN_MS })
  const moved = levels.asOf === null || seenMoves() === levels.asOf ? 0 : levels.moves.length
  const messages = data?.unread ?? 0
  const unread = messages + moved
  if (user === null) return null
  return (
    <Popover opened={isOpen} onChange={close} onDismiss={close} position="bottom-end" width={340} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('news.label', { count: unread })}
          onClick={toggle}
          onPointerEnter={() => void load()}
        >
          <Indicator disabled={unread === 0} label={unread > 99 ? '99+' : unread} size={15} offset={2}>
            <IconBell size={18} stroke={1.6} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <NewsPanel
            messages={isMember ? messages : null}
            levels={isReader ? levels : null}
            movedCount={moved}
            onClose={close}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
