import { ActionIcon, Burger, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { infoUpdate } from '@trendee/contract/user/info-update'
import { request } from '../shared/api/request'
import { currentUser, storeUser } from '../shared/api/session'
import { changeLanguage } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import { useShortcuts } from '../shared/keys/use-shortcuts'
import { useSite } from '../shared/site/site'
import { FirstVisit } from './first-visit'
import { HelpButton } from './help-button'
import { NewsBell } from './news-bell'
import { Presets } from './presets'
import { SearchButton } from './search-button'
import classes from './shell.module.css'
import { SideMenu } from './side-menu'
import { UserMenu } from './user-menu'

/** The frame around every screen: menu at the side, search and the reader's own things on top. */
export function Shell() {
  const { t } = useTexts()
  const isPartnerHost = Boolean(useSite()?.white_label)
  const [isMenuOpen, menu] = useDisclosure(false)
  useShortcuts({ closeMenu: menu.close })
  return (
    <div className={classes.shell} data-menu={isMenuOpen || undefined}>
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <aside className={classes.navbar}>
        <SideMenu onNavigate={menu.close} />
      </aside>
      <div className={classes.page}>
        <section className={classes.header} aria-label={t('shell.tools')}>
          <Burger
            className={classes.burger ?? ''}
            size="sm"
            opened={isMenuOpen}
            onClick={menu.toggle}
            aria-label={t('shell.menu')}
            aria-expanded={isMenuOpen}
          />
          <SearchButton />
          <div className={classes.right}>
            {!isPartnerHost && <LanguageSwitch />}
            <SchemeSwitch />
            <HelpButton />
            <NewsBell />
            <UserMenu />
          </div>
        </section>
        <main className={classes.main} id="main" tabIndex={-1}>
          <Presets />
          <Outlet />
        </main>
      </div>
      {isMenuOpen && <div className={classes.veil} onClick={menu.close} aria-hidden />}
      <FirstVisit />
    </div>
  )
}

function LanguageSwitch() {
  const { t, language } = useTexts()
  const { i18n } = useTranslation()
  const other = language === 'zh' ? 'en' : 'zh'
  const change = () => {
    changeLanguage(i18n, other)
    const account = currentUser()?.userInfo
    if (account === undefined || account.is_restricted) return
    // The account speaks it on its other devices too; where it cannot be told, this browser does.
    void request(infoUpdate, { language: other }).then(storeUser, () => undefined)
  }
  return (
    <Tooltip label={t('shell.language')}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('shell.language')} onClick={change}>
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
