import { alertTexts } from '@trendee/contract/texts/alerts'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { AlertChannels } from './alert-channels'
import { AlertHistory } from './alert-history'
import { AlertsWatched } from './alerts-watched'
import { Part } from './part'

addTexts(alertTexts)

/** Of what the account is told, where that goes, and what it was told. */
export function AlertsSection() {
  const { t } = useTexts()
  return (
    <>
      <Part title={t('alerts.watched')} note={t('alerts.note')}>
        <AlertsWatched />
      </Part>
      <Part title={t('alerts.channels')}>
        <AlertChannels />
      </Part>
      <Part title={t('alerts.history')}>
        <AlertHistory />
      </Part>
    </>
  )
}
