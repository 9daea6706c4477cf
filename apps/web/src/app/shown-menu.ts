import type { Translate } from '../shared/i18n/use-texts'
import type { MenuEntry, Screen } from '../shared/routes/screen'
import type { MenuFacts } from './use-menu-facts'

/** An entry of the menu as it is read. */
export interface ShownEntry extends Pick<MenuEntry, 'to' | 'group' | 'icon' | 'badge' | 'covers'> {
  readonly text: string
}

interface Texts {
  readonly t: Translate
  /** Of two names the one in the reader's language. */
  readonly nameOf: (name: string, chinese: string) => string
}

/** The entries of screens that there is something behind: their own, and those of shops that customers' tables brought. */
export function shownMenu(
  screens: readonly Screen[],
  { badges, shops }: MenuFacts,
  { t, nameOf }: Texts,
): ShownEntry[] {
  const isHeld = (platform: string) => (badges.get(`platform:${platform}`) ?? 0) > 0
  return screens.flatMap(({ path, menu = [], shopMenu }): ShownEntry[] => [
    ...menu
      .filter(({ to, needsData }) => needsData !== true || isHeld(to.split('/').at(-1) ?? ''))
      .map((entry) => ({ ...entry, text: t(entry.label) })),
    ...(shopMenu === undefined
      ? []
      : shops.map(({ value: platform, name, name_zh: chinese }) => ({
          to: path.replace(/\$\w+$/, platform),
          group: shopMenu.group,
          icon: shopMenu.icon,
          text: nameOf(name, chinese),
          ...(shopMenu.isCounted === true ? { badge: `platform:${platform}` as const } : {}),
        }))),
  ])
}
