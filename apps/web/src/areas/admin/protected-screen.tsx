import { type SubmitEvent, useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { adminGraphics } from '@trendee/contract/admin-graphics/admin-graphics'
import type { ProtectedName } from '@trendee/contract/admin-graphics/protected-terms'
import { adminTexts } from '@trendee/contract/texts/admin'
import { protectedTexts } from '@trendee/contract/texts/protected-names'
import { PROTECTED_KINDS, type ProtectedKind } from '@trendee/core/graphics/protected-terms'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { ListPart } from '../../shared/lists/list-screen'
import { ScreenHead } from '../../shared/ui/screen'
import classes from './admin.module.css'
import { useAdminChange } from './use-admin-change'

addTexts(adminTexts)
addTexts(protectedTexts)

/** Names of brands and characters that mark print keywords. */
const names = defineList({
  name: 'protectedNames',
  entry: adminGraphics.protectedTerms,
  pageSize: 50,
  rowId: (row) => row.term,
  title: 'screen.protected',
  count: 'protected.count',
  empty: 'protected.none',
  filters: [
    { kind: 'search', field: 'q', label: 'protected.name' },
    {
      kind: 'select',
      field: 'kind',
      label: 'protected.kind',
      choices: ({ t }) => PROTECTED_KINDS.map((value) => ({ value, label: t(`protected.is_${value}`) })),
      width: 132,
    },
  ],
  columns: [
    { id: 'term', header: 'protected.name', track: 'minmax(180px, 1.6fr)', isFixed: true },
    {
      id: 'kind',
      header: 'protected.kind',
      track: 'minmax(100px, 0.6fr)',
      cell: ({ kind }, { t }) => t(`protected.is_${kind}`),
    },
    { id: 'keywords', header: 'protected.keywords', kind: 'count', track: '140px', meaning: 'protected.keywords_mean' },
    {
      id: 'change',
      header: 'protected.change',
      track: 'minmax(120px, 0.6fr)',
      isNumber: true,
      cell: (row) => <Change row={row} />,
    },
  ],
})

function Change({ row: { term, kind } }: { readonly row: ProtectedName }) {
  const { t } = useTexts()
  const save = useAdminChange(adminGraphics.protectedSave)
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={save.isPending}
      aria-label={t('protected.take_off_of', { term })}
      onClick={() => save.mutate({ term, kind, is_protected: false })}
    >
      {t('protected.take_off')}
    </Button>
  )
}

function AddName() {
  const { t } = useTexts()
  const [term, setTerm] = useState('')
  const [kind, setKind] = useState<ProtectedKind>('character')
  const save = useAdminChange(adminGraphics.protectedSave)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (term.trim() !== '') save.mutate({ term, kind, is_protected: true }, { onSuccess: () => setTerm('') })
  }
  return (
    <form className={classes.actions} onSubmit={submit} noValidate>
      <TextInput
        size="sm"
        aria-label={t('protected.name')}
        placeholder={t('protected.hint')}
        maxLength={80}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        aria-label={t('protected.kind')}
        value={kind}
        data={PROTECTED_KINDS.map((value) => ({ value, label: t(`protected.is_${value}`) }))}
        onChange={(event) => setKind(event.currentTarget.value as ProtectedKind)}
      />
      <Button type="submit" size="sm" variant="default" loading={save.isPending}>
        {t('protected.add')}
      </Button>
    </form>
  )
}

/** Whose names mark print keywords. */
export function ProtectedScreen() {
  const { t } = useTexts()
  return (
    <div>
      <ScreenHead title={t('screen.protected')} note={t('protected.note')}>
        <AddName />
      </ScreenHead>
      <ListPart list={names} />
    </div>
  )
}
