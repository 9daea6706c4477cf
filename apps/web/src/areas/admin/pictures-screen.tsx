import { type SubmitEvent, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { adminPictures } from '@trendee/contract/admin-pictures/admin-pictures'
import type { PictureHost } from '@trendee/contract/admin-pictures/picture-host'
import { adminTexts } from '@trendee/contract/texts/admin'
import { adminPictureTexts } from '@trendee/contract/texts/admin-pictures'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { ListPart } from '../../shared/lists/list-screen'
import { ScreenHead } from '../../shared/ui/screen'
import classes from './admin.module.css'
import { DeliveryTable } from './delivery-table'
import { useAdminChange } from './use-admin-change'

addTexts(adminTexts)
addTexts(adminPictureTexts)

/** While pictures of an allowed host wait the list is asked again this often. */
const AGAIN_MS = 5000

/** Hosts that feeds name for their pictures, and those that an administrator allowed. */
const hosts = defineList({
  name: 'pictureHosts',
  entry: adminPictures.pictureHosts,
  pageSize: 50,
  rowId: (row) => row.host,
  title: 'screen.pictures',
  count: 'pictures.count',
  empty: 'pictures.none',
  columns: [
    {
      id: 'host',
      header: 'pictures.host',
      track: 'minmax(200px, 1.6fr)',
      isFixed: true,
      cell: ({ host, allowed_by: by }, { t }) => (
        <>
          {host}
          {by !== null && by !== host && (
            <span className={classes.twoLines}>{t('pictures.allowed_by', { host: by })}</span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: 'pictures.state',
      track: 'minmax(130px, 1fr)',
      cell: ({ is_allowed: isAllowed, allows_http: allowsHttp }, { t }) => (
        <span className={classes.tag} data-kind={isAllowed ? 'good' : undefined}>
          {t(isAllowed ? (allowsHttp ? 'pictures.is_allowed_http' : 'pictures.is_allowed') : 'pictures.not_allowed')}
        </span>
      ),
    },
    {
      id: 'waiting',
      header: 'pictures.waiting',
      track: 'minmax(110px, 0.7fr)',
      isNumber: true,
      cell: ({ waiting, waiting_http: plain }, { t, format }) => (
        <>
          {format.count(waiting)}
          {plain > 0 && <span className={classes.twoLines}>{t('pictures.waiting_http', { count: plain })}</span>}
        </>
      ),
    },
    { id: 'kept', header: 'pictures.kept', kind: 'count' },
    {
      id: 'given_up',
      header: 'pictures.given_up',
      track: 'minmax(150px, 1fr)',
      isNumber: true,
      cell: ({ given_up: count, trouble }, { t, format }) => (
        <>
          {format.count(count)}
          {trouble !== '' && <span className={classes.twoLines}>{t(`pictures.trouble_${trouble}`)}</span>}
        </>
      ),
    },
    {
      id: 'change',
      header: 'pictures.change',
      track: 'minmax(220px, 1fr)',
      isNumber: true,
      cell: (row) => <Change row={row} />,
    },
  ],
  askAgain: ({ list }) => (list.some(({ is_allowed, waiting }) => is_allowed && waiting > 0) ? AGAIN_MS : false),
})

/** One click allows a host; where it has pictures without encryption, another allows those. */
function Change({ row }: { readonly row: PictureHost }) {
  const { t } = useTexts()
  const { host, is_allowed: isAllowed, allowed_by: by, allows_http: allowsHttp } = row
  const save = useAdminChange(adminPictures.pictureHostSave)
  const button = (
    text: 'pictures.allow' | 'pictures.allow_http' | 'pictures.again' | 'pictures.forbid',
    change: { readonly is_allowed: boolean; readonly allows_http: boolean },
  ) => (
    <Button
      size="compact-xs"
      variant={text === 'pictures.allow' ? 'filled' : 'default'}
      loading={save.isPending}
      aria-label={text === 'pictures.allow' ? t('pictures.allow_of', { host }) : `${t(text)}: ${host}`}
      onClick={() => save.mutate({ host, ...change })}
    >
      {t(text)}
    </Button>
  )
  return (
    <span className={classes.actions} style={{ justifyContent: 'flex-end' }}>
      {!isAllowed && button('pictures.allow', { is_allowed: true, allows_http: false })}
      {!allowsHttp && row.waiting_http > 0 && button('pictures.allow_http', { is_allowed: true, allows_http: true })}
      {isAllowed && row.given_up > 0 && button('pictures.again', { is_allowed: true, allows_http: allowsHttp })}
      {by === host && button('pictures.forbid', { is_allowed: false, allows_http: false })}
    </span>
  )
}

function AddHost() {
  const { t } = useTexts()
  const [host, setHost] = useState('')
  const save = useAdminChange(adminPictures.pictureHostSave)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (host.trim() !== '') save.mutate({ host, is_allowed: true }, { onSuccess: () => setHost('') })
  }
  return (
    <form className={classes.actions} onSubmit={submit} noValidate>
      <TextInput
        size="sm"
        aria-label={t('pictures.add')}
        placeholder={t('pictures.add_hint')}
        value={host}
        onChange={(event) => setHost(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default" loading={save.isPending}>
        {t('pictures.add')}
      </Button>
    </form>
  )
}

/** Where pictures may be fetched from, and what came of archives that were handed in. */
export function PicturesScreen() {
  const { t } = useTexts()
  return (
    <div>
      <ScreenHead title={t('screen.pictures')} note={t('pictures.note')}>
        <AddHost />
      </ScreenHead>
      <ListPart list={hosts} />
      <DeliveryTable />
    </div>
  )
}
