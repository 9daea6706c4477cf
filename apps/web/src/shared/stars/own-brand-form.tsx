import { type SubmitEvent, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { ApiError } from '@trendee/contract/errors'
import { dashboardTexts } from '@trendee/contract/texts/dashboard'
import { request } from '../api/request'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import classes from './own-brand-form.module.css'
import { useFollowingChange } from './use-following-change'

addTexts(dashboardTexts)

interface Draft {
  readonly name: string
  readonly site: string
  readonly files: string
}

/** A brand of one's own: its name, its site and the files that belong to it. */
export function OwnBrandForm({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<Draft>({ name: '', site: '', files: '' })
  const adding = useFollowingChange((own: Draft) =>
    request(dashboard.customizedAdd, {
      name: own.name.trim(),
      site: own.site.trim(),
      files: own.files
        .split(',')
        .map((file) => file.trim())
        .filter(Boolean),
    }),
  )
  const wrong = adding.error instanceof ApiError ? adding.error.data?.['field'] : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    adding.mutate(draft, { onSuccess: () => onDone?.() })
  }
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('dashboard.own_name')}
        maxLength={60}
        value={draft.name}
        error={wrong === 'name' ? t('dashboard.own_name_wrong') : null}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('dashboard.own_site')}
        description={t('dashboard.own_site_note')}
        type="url"
        maxLength={200}
        value={draft.site}
        error={wrong === 'site' ? t('dashboard.own_site_wrong') : null}
        onChange={(event) => change({ site: event.currentTarget.value })}
      />
      <TextInput
        label={t('dashboard.own_files')}
        description={t('dashboard.own_files_note')}
        maxLength={1000}
        value={draft.files}
        onChange={(event) => change({ files: event.currentTarget.value })}
      />
      <Button type="submit" size="sm" loading={adding.isPending}>
        {t('dashboard.add')}
      </Button>
    </form>
  )
}
