import { useState } from 'react'
import { Drawer, SegmentedControl } from '@mantine/core'
import { helpTexts } from '@trendee/contract/texts/help'
import type { TextKey } from '@trendee/contract/texts/texts'
import { useUser } from '../shared/api/session'
import { addTexts } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import { SHORTCUTS } from '../shared/keys/shortcuts'
import { OpenByCode } from '../shared/plans/open-by-code'
import { useSite } from '../shared/site/site'
import classes from './help-drawer.module.css'
import { HelpGuide, ScreenLink } from './help-guide'
import { HelpTutorial } from './help-tutorial'

addTexts(helpTexts)

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
const PARTS = ['guide', 'tutorial', 'numbers', 'keys', 'code'] as const
type Part = (typeof PARTS)[number]
const PART_NAMES: Readonly<Record<Part, TextKey>> = {
  guide: 'help.guide',
  tutorial: 'help.tutorial',
  numbers: 'help.numbers',
  keys: 'help.keys',
  code: 'help.code_short',
}

interface HelpDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** How the work is done here, in words and pictures; what the numbers mean; the keys; the place for a promotion code. */
export function HelpDrawer({ isOpen, onClose }: HelpDrawerProps) {
  const { t } = useTexts()
  const [part, setPart] = useState<Part>('guide')
  const info = useUser()?.userInfo
  const isPartnerHost = Boolean(useSite()?.white_label)
  // A code opens a plan for an account; a visitor has none to keep, and a partner's people have theirs from the partner.
  const parts = PARTS.filter((one) => one !== 'code' || (info !== undefined && !info.is_restricted && !isPartnerHost))
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={480}
      title={<span className={classes.title}>{t('help.title')}</span>}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <SegmentedControl
        fullWidth
        size="xs"
        mb="md"
        aria-label={t('help.part')}
        data={parts.map((value) => ({ value, label: t(PART_NAMES[value]) }))}
        value={part}
        onChange={(value) => setPart(value)}
      />
      {part === 'guide' && <HelpGuide onLeave={onClose} />}
      {part === 'tutorial' && <HelpTutorial onLeave={onClose} />}
      {part === 'numbers' && <Numbers />}
      {part === 'keys' && <Keys />}
      {part === 'code' && (
        <section aria-label={t('help.code')}>
          <p className={classes.note}>{t('help.code')}</p>
          <OpenByCode />
        </section>
      )}
      {!isPartnerHost && (
        <p className={classes.partners}>
          <ScreenLink to="/trendeepartners/landing" onLeave={onClose} />
        </p>
      )}
    </Drawer>
  )
}

function Numbers() {
  const { t } = useTexts()
  return (
    <dl className={classes.list}>
      {MEANINGS.map(([name, meaning]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Keys() {
  const { t } = useTexts()
  return (
    <dl className={classes.keys}>
      {Object.values(SHORTCUTS).map(({ shown, meaning }) => (
        <div key={meaning}>
          <dt>
            {shown.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}
