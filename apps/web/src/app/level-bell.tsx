import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import { humanise } from '../shared/api/use-names'
import { useTexts } from '../shared/i18n/use-texts'
import { trendPath } from '../shared/trends/trend-path'
import { useLevelMoves } from '../shared/visits/use-level-moves'
import { markMovesSeen, seenMoves } from '../shared/visits/visit-store'
import classes from './level-bell.module.css'

/** News: trends whose level changed since the last visit. */
export function LevelBell() {
  const { t, format, nameOf } = useTexts()
  const user = useUser()
  const isReader = user !== null && mayOpenLine(user.userInfo, 'trendee')
  const { moves, asOf, since } = useLevelMoves('US', 'women', isReader)
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const unread = asOf === null || seenMoves() === asOf ? 0 : moves.length
  const open = () => {
    if (asOf !== null) markMovesSeen(asOf)
    toggle()
  }
  return (
    <Popover opened={isOpen} onChange={close} onDismiss={close} position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('bell.label', { count: unread })}
          onClick={open}
        >
          <Indicator disabled={unread === 0} label={unread} size={15} offset={2}>
            <IconBell size={18} stroke={1.6} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.title}>{t('moves.title')}</p>
        <p className={classes.note}>
          {since === null ? t('moves.first') : t('moves.since', { day: format.day(since) })}
        </p>
        {since !== null && moves.length === 0 && <p className={classes.note}>{t('moves.none')}</p>}
        <ul className={classes.list}>
          {moves.slice(0, 12).map((move) => {
            const name =
              move.trend === undefined ? humanise(move.trendId) : nameOf(move.trend.name, move.trend.trend_name_zh)
            return (
              <li key={move.trendId}>
                <Link
                  to={trendPath(move.trend ?? { trend_id: move.trendId, type: 'keyword' })}
                  className={classes.move}
                  onClick={close}
                >
                  <span>{name}</span>
                  <small>{t('moves.step', { from: t(`level.${move.from}`), to: t(`level.${move.to}`) })}</small>
                </Link>
              </li>
            )
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
