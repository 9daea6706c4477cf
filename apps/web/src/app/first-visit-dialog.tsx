import { useState } from 'react'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { NOTHING_ANSWERED, type Preferences } from '@trendee/core/preferences/preferences'
import { PreferencesForm } from '../shared/preferences/preferences-form'
import { presetsOf } from '../shared/preferences/presets'
import { useSavePreferences } from '../shared/preferences/use-save-preferences'
import { currentUser } from '../shared/api/session'
import { useTexts } from '../shared/i18n/use-texts'
import classes from './first-visit-dialog.module.css'

/** Asks a new account what it works on; closing it is an answer too, so that it is asked once. */
export function FirstVisitDialog() {
  const { t } = useTexts()
  const router = useRouter()
  const navigate = useNavigate()
  const isPhone = useMediaQuery('(max-width: 600px)') ?? false
  const [answers, setAnswers] = useState<Preferences>(NOTHING_ANSWERED)
  const saving = useSavePreferences()
  const start = () => {
    const { location, matches } = router.state
    const search = presetsOf(currentUser()?.userInfo, matches.at(-1)?.staticData.presets ?? [])
    // A link with filters shows what it says, on a first visit too.
    if (Object.keys(location.search).length === 0 && Object.keys(search).length > 0)
      void navigate({ to: location.pathname, search, replace: true })
  }
  // The dialog is gone by then: who has answered is not asked. A failure has been said, and the dialog stays.
  const finish = (preferences: Preferences) => void saving.mutateAsync(preferences).then(start, () => undefined)
  const isAnswered = JSON.stringify(answers) !== JSON.stringify(NOTHING_ANSWERED)
  return (
    <Modal
      opened
      onClose={() => finish(NOTHING_ANSWERED)}
      title={<span className={classes.title}>{t('welcome.title')}</span>}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      closeOnClickOutside={false}
      fullScreen={isPhone}
      size={640}
      radius={isPhone ? 0 : 'lg'}
      centered
    >
      <p className={classes.note}>{t('welcome.note')}</p>
      <PreferencesForm value={answers} onChange={setAnswers} />
      <div className={classes.actions}>
        <Button variant="default" disabled={saving.isPending} onClick={() => finish(NOTHING_ANSWERED)}>
          {t('welcome.skip')}
        </Button>
        <Button disabled={!isAnswered} loading={saving.isPending} onClick={() => finish(answers)}>
          {t('welcome.save')}
        </Button>
      </div>
    </Modal>
  )
}
