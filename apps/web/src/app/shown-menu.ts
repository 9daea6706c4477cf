import { isShopPlatform } from '@trendee/contract/selling/platforms'
import type { Names } from '../shared/api/use-names'
import type { Translate } from '../shared/i18n/use-texts'
import type { BadgeSource, MenuEntry, Screen } from '../shared/routes/screen'

/** An entry of the menu as it is read. */
export interface ShownEntry extends Pick<MenuEntry, 'to' | 'group' | 'icon' | 'badge'> {
  readonly text: string
}

interface Texts {
  readonly t: Translate
  readonly name: Names
}

/** The entries of screens that there is something behind: their own, and those of shops that customers' tables brought. */
export function shownMenu(
  screens: readonly Screen[],
  badges: ReadonlyMap<BadgeSource, number>,
  { t, name }: Texts,
): ShownEntry[] {
  const counted = (platform: string) => badges.get(`platform:${platform}`) ?? 0
  const shops = [...badges.keys()].map((source) => source.replace(/^platform:/, '')).filter(isShopPlatform)
  return screens.flatMap(({ path, menu = [], shopMenu }): ShownEntry[] => [
    ...menu
      .filter(({ to, needsData }) => needsData !== true || counted(to.split('/').at(-1) ?? '') > 0)
      .map((entry) => ({ ...entry, text: t(entry.label) })),
    ...(shopMenu === undefined
      ? []
      : shops.map((platform) => ({
          to: path.replace(/\$\w+$/, platform),
          group: shopMenu.group,
          icon: shopMenu.icon,
          text: name(platform),
          ...(shopMenu.isCounted === true ? { badge: `platform:${platform}` as const } : {}),
        }))),
  ])
}
