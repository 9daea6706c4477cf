import { type SubmitEvent, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { Text } from '@trendee/contract/texts/text'
import { useTranslation } from 'react-i18next'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { loadServerTexts } from '../../shared/i18n/i18n'
import { LANGUAGES } from '@trendee/core/language/languages'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import classes from './admin.module.css'
import { ConfirmButton } from './confirm-button'
import { type TextTrouble, builtInText, namesFilledIn, textTroubles } from './edited-text'
import { SideDrawer } from '../../shared/ui/side-drawer'
import { TextKeyLabel } from './text-key-label'
import { useAdminChange } from './use-admin-change'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

type Entry = OutputOf<typeof adminSettings.languageList>['list'][number]

const LONGEST = 2000

interface TextDrawerProps {
  readonly textKey: string | null
  readonly onClose: () => void
}

/** One text, both languages side by side. */
export function TextDrawer({ textKey, onClose }: TextDrawerProps) {
  const { t } = useTexts()
  return (
    <SideDrawer title={t('wording.edit')} width={820} isOpen={textKey !== null} onClose={onClose}>
      {textKey !== null && <OpenText key={textKey} textKey={textKey} onClose={onClose} />}
    </SideDrawer>
  )
}

interface OpenTextProps {
  readonly textKey: string
  readonly onClose: () => void
}

function OpenText({ textKey, onClose }: OpenTextProps) {
  const { t } = useTexts()
  // A key that others begin with is among the first of them: they come in their order.
  const found = useEndpoint(adminSettings.languageList, { q: textKey, pageSize: 100 })
  const builtIn = builtInText(textKey)
  const exact = (list: readonly Entry[]) => list.find((entry) => entry.key === textKey)
  return (
    <DataView
      query={found}
      skeleton={<RowsSkeleton height={320} />}
      isEmpty={({ list }) => builtIn === null || exact(list) === undefined}
      empty={<Empty message={t('wording.unknown')} />}
    >
      {({ list }) => {
        const entry = exact(list)
        if (entry === undefined || builtIn === null) return null
        return <TextForm key={entry.updated_at} entry={entry} builtIn={builtIn} onClose={onClose} />
      }}
    </DataView>
  )
}

interface TextFormProps {
  readonly entry: Entry
  readonly builtIn: Text
  readonly onClose: () => void
}

function TextForm({ entry, builtIn, onClose }: TextFormProps) {
  const { t } = useTexts()
  const { i18n } = useTranslation()
  const [text, setText] = useState<Text>({ en: entry.en, zh: entry.zh })
  const change = useAdminChange(adminSettings.languageSave)
  const troubles = textTroubles(builtIn, text)
  const isChanged = LANGUAGES.some((language) => text[language] !== entry[language])
  const names = namesFilledIn(builtIn)
  const braced = (list: readonly string[]) => list.map((name) => `{${name}}`).join(' ')
  const words = (trouble: TextTrouble | undefined) => {
    if (trouble === undefined) return null
    if (trouble.kind === 'empty') return t('form.required')
    return trouble.missing.length > 0
      ? t('wording.missing', { names: braced(trouble.missing) })
      : t('wording.foreign', { names: braced(trouble.unknown) })
  }
  // The saved texts are fetched at once, so that this browser shows them too.
  const save = (edited: Partial<Text>) =>
    change.mutate({ key: entry.key, ...edited }, { onSuccess: () => void loadServerTexts(i18n) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isChanged && Object.keys(troubles).length === 0) save(text)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.where}>
        <TextKeyLabel textKey={entry.key} />
      </p>
      {names.length > 0 && <p className={classes.hint}>{t('wording.names', { names: braced(names) })}</p>}
      <div className={classes.pair}>
        {LANGUAGES.map((language) => (
          <div key={language}>
            <Textarea
              lang={language}
              label={t(`wording.${language}`)}
              autosize
              minRows={4}
              maxRows={16}
              maxLength={LONGEST}
              value={text[language]}
              error={words(troubles[language])}
              onChange={(event) => setText({ ...text, [language]: event.currentTarget.value })}
            />
            {text[language] !== builtIn[language] && (
              <p className={classes.builtIn}>
                <span className="caps">{t('wording.built_in')}</span>
                <span lang={language}>{builtIn[language]}</span>
              </p>
            )}
          </div>
        ))}
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={change.isPending} disabled={!isChanged || Object.keys(troubles).length > 0}>
          {t('admin.save')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t(isChanged ? 'admin.cancel' : 'action.close')}
        </Button>
        {entry.is_edited && (
          <ConfirmButton
            size="sm"
            consequence={t('wording.back_sure')}
            confirm={t('wording.back')}
            isPending={change.isPending}
            onConfirm={() => save({})}
          >
            {t('wording.back')}
          </ConfirmButton>
        )}
      </div>
    </form>
  )
}
