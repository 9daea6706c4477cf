import { type SubmitEvent, useState } from 'react'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { visits } from '@trendee/contract/visits/visits'
import { accessDialogTexts } from '@trendee/contract/texts/access-dialogs'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { renewSite } from '../../shared/site/site'
import { DataView } from '../../shared/ui/data-view'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { ScreenHead } from '../../shared/ui/screen'
import classes from './admin.module.css'
import {
  ADVERTISING_MODES,
  type Advertising,
  type AdvertisingMode,
  advertisingMode,
  advertisingOf,
} from './advertising-mode'
import own from './admin-messages.module.css'
import { typedNumber } from './promotion-terms'
import { useAdminChange } from './use-admin-change'

addTexts(adminTexts)
addTexts(accessDialogTexts)

const FIRST_SECONDS = 60
const LONGEST_SECONDS = 86_400

/** When who looks around is invited to sign in. */
export function AdvertisingScreen() {
  const { t } = useTexts()
  const site = useEndpoint(visits.site, {})
  return (
    <div>
      <ScreenHead title={t('screen.advertising')} note={t('advertising.note')} />
      <DataView query={site} skeleton={<Skeleton height={320} />}>
        {({ advertising }) => <AdvertisingForm saved={advertising} />}
      </DataView>
    </div>
  )
}

/** What is chosen while a save is under way stays chosen: only what counts as changed follows what is saved. */
function AdvertisingForm({ saved }: { readonly saved: Advertising }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const [mode, setMode] = useState<AdvertisingMode>(advertisingMode(saved))
  const [typed, setTyped] = useState(String(saved.alert_time === 0 ? FIRST_SECONDS : saved.alert_time))
  const change = useAdminChange(adminSettings.advertisingSave)
  const seconds = typedNumber(typed, 1, LONGEST_SECONDS)
  const next = seconds === null && mode !== 'never' ? null : advertisingOf(mode, seconds ?? 0, saved.register_login)
  const isChanged =
    next !== null && (next.alert_time !== saved.alert_time || next.register_login !== saved.register_login)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (next === null || !isChanged) return
    change.mutate(next, {
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: [visits.site.path] })
        // The frame of the page keeps the site in a cache of its own.
        void renewSite()
      },
    })
  }
  return (
    <div className={own.formAndPreview}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div>
          <p className="caps">{t('advertising.mode')}</p>
          <FilterSegment
            label={t('advertising.mode')}
            value={mode}
            choices={ADVERTISING_MODES.map((one) => ({ value: one, label: t(`advertising.${one}`) }))}
            onChange={(chosen) => setMode(ADVERTISING_MODES.find((one) => one === chosen) ?? mode)}
          />
        </div>
        {mode !== 'never' && (
          <TextInput
            type="number"
            w={260}
            min={1}
            max={LONGEST_SECONDS}
            label={t('advertising.seconds')}
            description={t('advertising.seconds_note')}
            value={typed}
            error={seconds === null ? t('advertising.seconds_trouble') : null}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <p className={classes.sentence} aria-live="polite">
          {t(`advertising.means_${mode}`, { count: seconds ?? 0 })}
        </p>
        <p className={classes.hint}>
          {t('advertising.settings', {
            alert_time: next?.alert_time ?? '–',
            register_login: next?.register_login ?? '–',
          })}
        </p>
        <div className={classes.actions}>
          <Button type="submit" loading={change.isPending} disabled={!isChanged}>
            {t('admin.save')}
          </Button>
        </div>
      </form>
      <section className={own.preview} aria-label={t('advertising.preview')}>
        <div className={own.previewHead}>
          <p className="caps">{t('advertising.preview')}</p>
        </div>
        <article className={own.letter} data-off={mode === 'never' || undefined}>
          <h2 className="display">{t(mode === 'again' ? 'advert.timeout_title' : 'advert.title')}</h2>
          <div className={own.body}>{t('advert.note')}</div>
        </article>
      </section>
    </div>
  )
}
