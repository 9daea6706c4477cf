import { Suspense, lazy, useState } from 'react'
import { UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { TextKey } from '@trendee/contract/texts/texts'
import { hasPlan, isAdmin, mayOpenLine } from '../shared/api/roles'
import { useUser } from '../shared/api/session'
import type { Product, Screen } from '../shared/routes/screen'
import { type PluralKey, useTexts } from '../shared/i18n/use-texts'
import { Brand } from './brand'
import { menuGroups } from './menu-groups'
import { menuLine } from './menu-line'
import { PRODUCTS, SCREENS } from './route-table'
import { type ShownEntry, shownMenu } from './shown-menu'
import classes from './side-menu.module.css'
import { useMenuFacts } from './use-menu-facts'
import { patient } from '../shared/ui/patient'

const loadProducts = () => import('./opened-product-menu')
const OpenedProductMenu = lazy(patient(() => loadProducts().then((module) => ({ default: module.OpenedProductMenu }))))

interface SideMenuProps {
  readonly onNavigate: () => void
}

/** The product switcher and the screens of the product that is open. */
export function SideMenu({ onNavigate }: SideMenuProps) {
  const { t, format, nameOf } = useTexts()
  const path = useLocation({ select: (location) => location.pathname })
  const facts = useMenuFacts()
  const info = useUser()?.userInfo
  const line = menuLine(path, info, PRODUCTS)
  const [now] = useState(() => Date.now() / 1000)
  const isOpen = (screen: Screen) => {
    if (info === undefined) return screen.guard !== 'admin' && screen.plans === undefined
    if (screen.guard === 'admin') return isAdmin(info)
    return screen.line === null || screen.plans === undefined || hasPlan(info, screen.line, screen.plans, now)
  }
  const screens = SCREENS.filter((screen) => screen.line === line && isOpen(screen))
  const shown = shownMenu(screens, facts, { t, nameOf })
  const groups = menuGroups(shown, info?.preferences?.work ?? null)
  return (
    <>
      <div className={classes.top}>
        <Link to="/" className={classes.brand} aria-label={t('app.name')}>
          <Brand />
        </Link>
        <ProductSwitcher current={PRODUCTS.find((product) => product.line === line)} onNavigate={onNavigate} />
      </div>
      <div className={classes.scroll}>
        <nav aria-label={t('shell.menu')}>
          {groups.map(({ group, entries: own }) => (
            <div key={group} className={classes.group}>
              <p className="caps">{t(group)}</p>
              <ul>
                {own.map((entry) => {
                  const isHere = path === entry.to || (entry.covers !== undefined && path.startsWith(entry.covers))
                  const badge = entry.badge === undefined ? undefined : facts.badges.get(entry.badge)
                  return (
                    <li key={entry.to}>
                      <Link
                        to={entry.to}
                        className={classes.entry}
                        data-open={isHere || undefined}
                        aria-current={isHere ? 'page' : undefined}
                        onClick={onNavigate}
                      >
                        <entry.icon size={16} stroke={1.6} aria-hidden />
                        <span className={classes.label}>{entry.text}</span>
                        {badge !== undefined && badge > 0 && (
                          <span className={classes.badge} title={t(badgeMeaning(entry), { count: badge })}>
                            {format.short(badge)}
                          </span>
                        )}
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </>
  )
}

const BADGE_MEANINGS: Readonly<Record<string, TextKey | PluralKey>> = {
  collected: 'badge.collected',
  'moving-trends': 'badge.moving',
  trends: 'badge.trends',
  rising: 'badge.rising',
  platform: 'badge.products',
}

/** What the number beside an entry counts: those of all trends and levels are of US women, as the screen first opens. */
function badgeMeaning({ badge }: ShownEntry): TextKey | PluralKey {
  return BADGE_MEANINGS[badge?.split(':')[0] ?? ''] ?? 'badge.products'
}

interface SwitcherProps extends SideMenuProps {
  readonly current: Product | undefined
}

function ProductSwitcher({ current, onNavigate }: SwitcherProps) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const user = useUser()
  const info = user?.userInfo
  const open = PRODUCTS.filter(({ line }) => {
    if (info === undefined) return false
    return line === null ? isAdmin(info) : mayOpenLine(info, line)
  })
  if (open.length === 0) return null
  const button = (
    <UnstyledButton
      className={classes.switcher ?? ''}
      aria-label={t('shell.products')}
      aria-haspopup="menu"
      onPointerEnter={() => void loadProducts()}
      onClick={() => setAsked(true)}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.label}>{current === undefined ? t('app.name') : t(current.label)}</span>
      <IconSelector size={16} stroke={1.6} aria-hidden />
    </UnstyledButton>
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <OpenedProductMenu products={open} target={button} onNavigate={onNavigate} />
    </Suspense>
  )
}
