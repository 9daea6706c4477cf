import { Drawer } from '@mantine/core'
import type { TextKey } from '@trendee/contract/texts/texts'
import { useTexts } from '../shared/i18n/use-texts'
import classes from './help-drawer.module.css'

const MEANINGS: readonly (readonly [TextKey, TextKey])[] = [
  ['growth.window', 'meaning.growth'],
  ['growth.yoy', 'meaning.yoy'],
  ['growth.ytd', 'meaning.ytd'],
  ['trend.level', 'meaning.level'],
  ['trend.season', 'meaning.season'],
  ['trend.forecast', 'meaning.forecast'],
  ['trend.score', 'meaning.score'],
  ['units.label', 'meaning.units'],
  ['screen.new_arrival', 'meaning.new_arrival'],
]

const SHORTCUTS: readonly (readonly [string, TextKey])[] = [
  ['⌘ K', 'search.prompt'],
  ['← →', 'help.quick_keys'],
  ['Esc', 'action.close'],
]

interface HelpDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the numbers mean, and the keys. */
export function HelpDrawer({ isOpen, onClose }: HelpDrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={400}
      title={<span className={classes.title}>{t('help.title')}</span>}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <dl className={classes.list}>
        {MEANINGS.map(([name, meaning]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <p className="caps">{t('help.keys')}</p>
      <dl className={classes.keys}>
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}
