import { useState } from 'react'
import { Button, Modal, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { exportList } from '@trendee/contract/common/export-list'
import { requestFile } from '../../shared/api/request'
import { saveFile } from '../../shared/api/save-file'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { logClick } from '../../shared/visits/send-event'
import type { ExportProps } from './export-button'
import { listParameters } from './seller-search'
import classes from './seller-list-screen.module.css'

const QUANTITIES = [100, 500, 1000, 5000, 10_000]

interface ExportDialogProps extends ExportProps {
  readonly onClose: () => void
}

/** The list as it is filtered and sorted, as CSV of a chosen length. */
export function ExportDialog({ platform, question, search, onClose }: ExportDialogProps) {
  const { t, format, language } = useTexts()
  const errorText = useErrorText()
  const [quantity, setQuantity] = useState('100')
  const fetchCsv = useMutation({
    mutationFn: () => {
      logClick('export')
      return requestFile(exportList, {
        ...listParameters(search, question),
        what: platform,
        quantity: Number(quantity),
        language,
      })
    },
    onSuccess: (file) => {
      saveFile(file, `${question}-${platform}.csv`)
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('export.title')}
      centered
      size="sm"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Select
        label={t('export.quantity')}
        description={t('export.note')}
        value={quantity}
        onChange={(value) => setQuantity(value ?? '100')}
        allowDeselect={false}
        data={QUANTITIES.map((value) => ({ value: String(value), label: format.count(value) }))}
      />
      {fetchCsv.error !== null && (
        <p role="alert" className={classes.error}>
          {errorText(fetchCsv.error)}
        </p>
      )}
      <Button mt="md" fullWidth loading={fetchCsv.isPending} onClick={() => fetchCsv.mutate()}>
        {t('export.save')}
      </Button>
    </Modal>
  )
}
