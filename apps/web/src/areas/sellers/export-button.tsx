import { Button, Modal, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { common } from '@trendee/contract/common'
import { useState } from 'react'
import { requestFile } from '../../shared/api/request'
import { saveFile } from '../../shared/api/save-file'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import type { SellerListProps } from './seller-list-screen'
import { type SellerListSearch, listParameters } from './seller-search'

const QUANTITIES = [100, 500, 1000, 5000, 10_000]

interface ExportButtonProps extends SellerListProps {
  readonly search: SellerListSearch
}

/** The list as it is filtered and sorted, as CSV of a chosen length. */
export function ExportButton({ platform, question, search }: ExportButtonProps) {
  const { t, format, language } = useTexts()
  const errorText = useErrorText()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [quantity, setQuantity] = useState<string>('100')
  const fetchCsv = useMutation({
    mutationFn: () =>
      requestFile(common.export, {
        ...listParameters(search, question),
        what: platform,
        quantity: Number(quantity),
        language,
      }),
    onSuccess: (file) => {
      saveFile(file, `${question}-${platform}.csv`)
      close()
    },
  })
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconDownload size={14} stroke={1.6} />} onClick={open}>
        {t('export.button')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
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
          <p role="alert" style={{ color: 'var(--down)', fontSize: 13 }}>
            {errorText(fetchCsv.error)}
          </p>
        )}
        <Button mt="md" fullWidth loading={fetchCsv.isPending} onClick={() => fetchCsv.mutate()}>
          {t('export.save')}
        </Button>
      </Modal>
    </>
  )
}
