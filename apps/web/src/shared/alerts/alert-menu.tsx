import { ActionIcon, Menu } from '@mantine/core'
import { IconBell, IconBellRinging, IconCheck, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type AlertKind, type AlertRecord, KINDS_OF } from '@trendee/core/alerts/alert-kinds'
import { useTexts } from '../i18n/use-texts'
import { turned, useWatched, useWatching } from './use-alerts'

export interface AlertButtonProps {
  readonly subject: AlertRecord
  readonly id: string
  readonly name: string
}

/** Beside the follow button: of what of a record the reader is told. Nothing where nobody is signed in. */
export function AlertMenu({ subject, id, name }: AlertButtonProps) {
  const { t } = useTexts()
  const { isMember, isKnown, watched } = useWatched(subject, id)
  const { follow, drop } = useWatching()
  if (!isMember) return null
  const kinds = watched?.kinds ?? []
  const Icon = watched === undefined ? IconBell : IconBellRinging
  const turn = (kind: AlertKind) => {
    const wanted = turned(kinds, kind)
    if (wanted.length > 0) {
      follow.mutate({ subject, id, kinds: wanted, ...(watched?.channels ? { channels: watched.channels } : {}) })
    } else if (watched !== undefined) drop.mutate(watched.subscription_id)
  }
  return (
    <Menu position="bottom-end" width={220} closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={30}
          disabled={!isKnown}
          loading={follow.isPending || drop.isPending}
          aria-label={t('alerts.button_name', { name })}
          title={t('alerts.button')}
        >
          <Icon size={14} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('alerts.watched')}</Menu.Label>
        {KINDS_OF[subject].map((kind) => (
          <Menu.CheckboxItem
            key={kind}
            checked={kinds.includes(kind)}
            checkIcon={<IconCheck size={14} aria-hidden />}
            onChange={() => turn(kind)}
          >
            {t(`alerts.kind_${kind}`)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconSettings size={14} stroke={1.6} aria-hidden />}
          renderRoot={(props) => <Link to="/user/info" search={{ section: 'alerts' }} {...props} />}
        >
          {t('alerts.settings')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
