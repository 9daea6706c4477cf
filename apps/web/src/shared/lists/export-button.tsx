import { Suspense, lazy, useState } from 'react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import type { ExportedList } from './export-dialog'
import { patient } from '../ui/patient'

const ExportDialog = lazy(patient(() => import('./export-dialog').then((module) => ({ default: module.ExportDialog }))))

/** Asks how much of the list to export. */
export function ExportButton({ label, ...props }: ExportedList & { readonly label?: string }) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} stroke={1.6} />}
        onClick={() => setIsOpen(true)}
      >
        {label ?? t('export.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
