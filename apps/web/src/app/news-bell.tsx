import { Suspense, lazy } from 'react'
import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { unread } from '@trendee/contract/dashboard/unread'
import { mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useTexts } from '../shared/i18n/use-texts'
import { useFirstScreenDrawn } from '../shared/visits/first-screen'
import { useLevelMoves } from '../shared/visits/use-level-moves'
import { seenMoves } from '../shared/visits/visit-store'
import { patient } from '../shared/ui/patient'

const load = () => import('./news-panel')
const NewsPanel = lazy(patient(() => load().then((module) => ({ default: module.NewsPanel }))))
const AGAIN_MS = 60_000

/** News in one place: messages to the account, alerts of what it watches, and trends whose level changed since the last visit. */
export function NewsBell() {
  const { t } = useTexts()
  const user = useUser()
  const isDrawn = useFirstScreenDrawn()
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const isMember = user !== null && !user.userInfo.is_restricted
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const levels = useLevelMoves('US', 'women', isReader && isDrawn)
  const { data } = useEndpoint(unread, {}, { enabled: isMember && isDrawn, askAgain: () => AGAIN_MS })
  const moved = levels.asOf === null || seenMoves() === levels.asOf ? 0 : levels.moves.length
  const messages = data?.unread ?? 0
  const told = data?.alerts ?? 0
  const news = messages + told + moved
  if (user === null) return null
  return (
    <Popover opened={isOpen} onChange={close} onDismiss={close} position="bottom-end" width={340} trapFocus>
      <Indicator disabled={news === 0} label={news > 99 ? '99+' : news} size={15} offset={5}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('news.label', { count: news })}
            onClick={toggle}
            onPointerEnter={() => void load()}
          >
            <IconBell size={18} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        <Suspense>
          <NewsPanel
            messages={isMember ? messages : null}
            alerts={isMember ? told : null}
            levels={isReader ? levels : null}
            movedCount={moved}
            onClose={close}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
