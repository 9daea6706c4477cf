import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { accessDialogTexts } from '@trendee/contract/texts/access-dialogs'
import { addTexts } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import type { AdvertisementType } from '../shared/site/advertising-timer'
import { BlockingDialog } from './blocking-dialog'
import { useLeave } from './leave'

addTexts(accessDialogTexts)

interface AdvertisementProps {
  readonly type: AdvertisementType
  readonly onClose: () => void
}

/** What an account of one's own gives, and the two ways to one. */
export function Advertisement({ type, onClose }: AdvertisementProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const leave = useLeave()
  return (
    <BlockingDialog
      title={t(type === 'timeout' ? 'advert.timeout_title' : 'advert.title')}
      note={t('advert.note')}
      onClose={onClose}
    >
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('advert.later')}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          onClose()
          void navigate({ to: '/free-trial' })
        }}
      >
        {t('advert.trial')}
      </Button>
      <Button
        data-autofocus
        onClick={() => {
          onClose()
          leave({ tellsServer: true })
        }}
      >
        {t('ending.sign_in')}
      </Button>
    </BlockingDialog>
  )
}
