import { useState } from 'react'
import { Button, Modal, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { EXPORT_PATH } from '@trendee/contract/common/export-path'
import { requestFile } from '../api/request'
import { saveFile } from '../api/save-file'
import { useTexts } from '../i18n/use-texts'
import { useErrorText } from '../ui/data-view'
import { logClick } from '../visits/send-event'
import classes from './list-screen.module.css'

const QUANTITIES = [100, 500, 1000, 5000, 10_000]

export interface ExportedList {
  /** The list's name to the export. */
  readonly what: string
  /** The saved file's, without its ending. */
  readonly file: string
  /** The list as it is filtered and sorted. */
  readonly parameters: object
}

interface ExportDialogProps extends ExportedList {
  readonly onClose: () => void
}

/** The list as CSV of a chosen length. */
export function ExportDialog({ what, file, parameters, onClose }: ExportDialogProps) {
  const { t, format, language } = useTexts()
  const errorText = useErrorText()
  const [quantity, setQuantity] = useState('100')
  const fetchCsv = useMutation({
    mutationFn: () => {
      logClick('export')
      return requestFile(EXPORT_PATH, {
        ...parameters,
        what,
        quantity: Number(quantity),
        language,
      })
    },
    onSuccess: (csv) => {
      saveFile(csv, `${file}.csv`)
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
