import {
  ActionIcon,
  AppShell,
  Burger,
  Tooltip,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import { HelpDrawer } from './help-drawer'
import { LevelBell } from './level-bell'
import { SearchSpotlight, openSearch } from './search-spotlight'
import classes from './shell.module.css'
import { SideMenu } from './side-menu'
import { UserMenu } from './user-menu'

/** The frame around every screen: menu at the side, search and the reader's own things on top. */
export function Shell() {
  const { t } = useTexts()
  const path = useLocation({ select: (location) => location.pathname })
  const [openOn, setOpenOn] = useDisclosure(false)
  return (
    <AppShell
      layout="alt"
      padding={0}
      header={{ height: 56 }}
      navbar={{ width: 236, breakpoint: 769, collapsed: { mobile: !openOn } }}
      transitionDuration={180}
    >
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <AppShell.Header className={classes.header ?? ''}>
        <Burger
          hiddenFrom="769"
          className={classes.burger ?? ''}
          size="sm"
          opened={openOn}
          onClick={setOpenOn.toggle}
          aria-label={t('shell.menu')}
        />
        <UnstyledButton className={classes.search ?? ''} onClick={openSearch}>
          <IconSearch size={16} stroke={1.6} aria-hidden />
          <span className={classes.searchText}>{t('search.prompt')}</span>
          <kbd className={classes.kbd}>⌘K</kbd>
        </UnstyledButton>
        <div className={classes.right}>
          <LanguageSwitch />
          <SchemeSwitch />
          <HelpDrawer />
          <LevelBell />
          <UserMenu />
        </div>
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar ?? ''} aria-label={t('shell.menu')}>
        <SideMenu key={path} onNavigate={setOpenOn.close} />
      </AppShell.Navbar>
      <AppShell.Main className={classes.main ?? ''} id="main" tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
      {openOn && <div className={classes.veil} onClick={setOpenOn.close} aria-hidden />}
      <SearchSpotlight />
    </AppShell>
  )
}

function LanguageSwitch() {
  const { t, language } = useTexts()
  const { i18n } = useTranslation()
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <Tooltip label={t('shell.language')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('shell.language')}
        onClick={() => changeLanguage(i18n, other)}
      >
        <span className={classes.language}>{other === 'zh' ? '中' : 'EN'}</span>
      </ActionIcon>
    </Tooltip>
  )
}

function SchemeSwitch() {
  const { t } = useTexts()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  const label = t(isDark ? 'shell.light' : 'shell.dark')
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
