import { Suspense, lazy, useState } from 'react'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useTexts } from '../shared/i18n/use-texts'

const HelpDrawer = lazy(() => import('./help-drawer').then((module) => ({ default: module.HelpDrawer })))

/** Opens the explanations; they are fetched when first asked for. */
export function HelpButton() {
  const { t } = useTexts()
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
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
