import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconPin, IconPinnedOff, IconStarOff } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts'
import { type Followed, useArrange } from './use-following'

interface FollowMenuProps {
  readonly what: Followed
  readonly star: { readonly id: string; readonly is_pinned: boolean }
  readonly name: string
  /** From 1, in its owner's order, and of how many. */
  readonly place: number
  readonly total: number
}

/** What can be done with one followed thing. */
export function FollowMenu({ what, star: { id, is_pinned: isPinned }, name, place, total }: FollowMenuProps) {
  const { t } = useTexts()
  const arranging = useArrange(what)
  const move = (to: number) => arranging.mutate({ action: 'order', id, place: to })
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          loading={arranging.isPending}
          aria-label={t('dashboard.arrange', { name })}
        >
          <IconDots size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isPinned ? <IconPinnedOff size={16} stroke={1.6} /> : <IconPin size={16} stroke={1.6} />}
          onClick={() => arranging.mutate({ action: isPinned ? 'unpin' : 'pin', id })}
        >
          {t(isPinned ? 'dashboard.unpin' : 'dashboard.pin')}
        </Menu.Item>
        {place > 1 && (
          <Menu.Item leftSection={<IconArrowUp size={16} stroke={1.6} />} onClick={() => move(place - 1)}>
            {t('dashboard.up')}
          </Menu.Item>
        )}
        {place < total && (
          <Menu.Item leftSection={<IconArrowDown size={16} stroke={1.6} />} onClick={() => move(place + 1)}>
            {t('dashboard.down')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconStarOff size={16} stroke={1.6} />}
          onClick={() => arranging.mutate({ action: 'remove', id })}
        >
          {t('dashboard.drop')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
