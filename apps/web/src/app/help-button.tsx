import { Suspense, lazy, useState } from 'react'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useShortcuts } from '../shared/keys/use-shortcuts'
import { useTexts } from '../shared/i18n/use-texts'
import { patient } from '../shared/ui/patient'

const HelpDrawer = lazy(patient(() => import('./help-drawer').then((module) => ({ default: module.HelpDrawer }))))

/** Opens the help; it is fetched when first asked for. */
export function HelpButton() {
  const { t } = useTexts()
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  useShortcuts({ help: () => setState('open') })
  return (
    <>
      <Tooltip label={t('help.title')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('help.title')}
          onClick={() => setState('open')}
        >
          <IconHelp size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      {state !== 'unasked' && (
        <Suspense>
          <HelpDrawer isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
