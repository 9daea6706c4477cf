import { IconPencil, IconScissors, IconTexture } from '@tabler/icons-react'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, MenuEntry } from '../../shared/routes/screen'
import type { DesignScreenName } from './design-screens'

const shared = { line: 'trendee', guard: 'signed-in' } as const
const load = (name: DesignScreenName) => () => import('./design-screens').then((module) => module.DESIGN_SCREENS[name])

const entry = (to: string, label: TextKey, icon: MenuEntry['icon']): MenuEntry[] => [
  { to, label, group: 'screen.ai_design', icon },
]

const GARMENT = '/ai-design/garment-design'
const MODIFICATION = '/ai-design/garment-modification'
const PATTERN = '/ai-design/pattern-design'
const modification = { ...shared, title: 'screen.garment_modification', load: load('modification') } as const

export const aiDesign: Area = {
  screens: [
    {
      ...shared,
      path: GARMENT,
      title: 'screen.garment_design',
      load: load('garment'),
      menu: entry(GARMENT, 'screen.garment_design', IconPencil),
    },
    { ...modification, path: MODIFICATION, menu: entry(MODIFICATION, 'screen.garment_modification', IconScissors) },
    { ...modification, path: '/ai-design/garment-modification/$platform/$id' },
    {
      ...shared,
      path: PATTERN,
      title: 'screen.pattern_design',
      load: load('pattern'),
      menu: entry(PATTERN, 'screen.pattern_design', IconTexture),
    },
  ],
  redirects: { '/ai-design': MODIFICATION },
}
