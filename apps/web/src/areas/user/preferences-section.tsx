import { useState } from 'react'
import { Button } from '@mantine/core'
import { NOTHING_ANSWERED, type Preferences } from '@trendee/core/preferences/preferences'
import type { UserInfo } from '../../shared/api/session'
import { useTexts } from '../../shared/i18n/use-texts'
import { PreferencesForm } from '../../shared/preferences/preferences-form'
import { useSavePreferences } from '../../shared/preferences/use-save-preferences'
import { useNotices } from '../../shared/ui/notice'
import { Part } from './part'
import classes from './part.module.css'

/** What the account works on: what screens start with. */
export function PreferencesSection({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const notices = useNotices()
  const kept = info.preferences ?? NOTHING_ANSWERED
  const [answers, setAnswers] = useState<Preferences>(kept)
  const saving = useSavePreferences()
  const isChanged = JSON.stringify(answers) !== JSON.stringify(kept)
  const isAnswered = JSON.stringify(answers) !== JSON.stringify(NOTHING_ANSWERED)
  return (
    <Part title={t('account.preferences')} note={t('preferences.note')}>
      <PreferencesForm value={answers} onChange={setAnswers} />
      <div className={classes.actions}>
        <Button
          disabled={!isChanged}
          loading={saving.isPending}
          onClick={() => saving.mutate(answers, { onSuccess: () => notices.done() })}
        >
          {t('preferences.save')}
        </Button>
        {isAnswered && (
          <Button variant="subtle" color="gray" onClick={() => setAnswers(NOTHING_ANSWERED)}>
            {t('preferences.clear')}
          </Button>
        )}
      </div>
    </Part>
  )
}
