import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { noticeTexts } from '@trendee/contract/texts/notices'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import classes from './notice-board.module.css'
import type { Notice } from './notice'

addTexts(noticeTexts)

const READ_MS = 4_000
/** A refusal has a reason to be read; what can be undone is thought about. */
const READ_REASON_MS = 8_000

export function NoticeBoard() {
  return <Notifications position="bottom-right" limit={3} containerWidth={360} transitionDuration={160} zIndex={500} />
}

function Title({ kind }: Pick<Notice, 'kind'>) {
  const { t } = useTexts()
  return t(`notice.${kind}`)
}

/** Takes one up; it goes by itself after the time that reading it takes. */
export function pinNotice({ kind, detail, close, action }: Notice): void {
  const isDone = kind === 'done'
  const act = (run: () => void) => {
    notifications.hide(id)
    run()
  }
  const id: string = notifications.show({
    title: <Title kind={kind} />,
    message:
      action === undefined ? (
        detail
      ) : (
        <>
          {detail}{' '}
          <button type="button" className={classes.action} onClick={() => act(action.run)}>
            {action.label}
          </button>
        </>
      ),
    icon: isDone ? <IconCheck size={16} stroke={2} /> : <IconAlertTriangle size={16} stroke={1.8} />,
    autoClose: isDone && action === undefined ? READ_MS : READ_REASON_MS,
    'data-kind': kind,
    classNames: {
      root: classes.notice ?? '',
      title: classes.title ?? '',
      description: classes.detail ?? '',
      icon: classes.icon ?? '',
    },
    closeButtonProps: { 'aria-label': close },
  })
}
