import { type SubmitEvent, useState } from 'react'
import { Button, Checkbox, CopyButton, Modal, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import type { Project } from '@trendee/contract/collection/project'
import { request } from '../../shared/api/request'
import { renewCollections, useRefusal } from '../../shared/collections/use-collections'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { AskedTwice } from '../../shared/ui/asked-twice'
import classes from './dialogs.module.css'
import { sharedPath } from './project-path'

interface ShareDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

const DAYS = [7, 30, 90, 365] as const

/** The link by which anybody reads a project: made, copied, ended. Its owner alone. */
export function ShareDialog({ project: { categoryId, expiration_time: end }, onClose }: ShareDialogProps) {
  const { t, format } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  const [days, setDays] = useState('30')
  const [showsNotes, setShowsNotes] = useState(false)
  const creating = useMutation({
    mutationFn: () => request(collection.shareCreate, { categoryId, days: Number(days), shows_notes: showsNotes }),
    onError: refused,
    onSettled: () => renewCollections(client),
  })
  const revoking = useMutation({
    mutationFn: () => request(collection.shareRevoke, { categoryId }),
    onSuccess: () => {
      creating.reset()
      notices.done(t('share.revoked'))
    },
    onError: refused,
    onSettled: () => renewCollections(client),
  })
  const create = (event: SubmitEvent) => {
    event.preventDefault()
    creating.mutate()
  }
  const isOpen = end !== null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('share.title')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <div className={classes.dialog}>
        <p className={classes.note}>{t('share.note')}</p>
        {creating.data !== undefined && <MadeLink token={creating.data.token} />}
        {isOpen && (
          <div className={classes.part}>
            <p>
              {t('share.open_until', { day: format.day(isoDay(end)) })}
              {creating.data === undefined && <span className={classes.note}> {t('share.known_once')}</span>}
            </p>
            <AskedTwice
              word={t('share.revoke')}
              consequence={t('share.revoke_sure')}
              isPending={revoking.isPending}
              onConfirm={() => revoking.mutate()}
            />
          </div>
        )}
        <form className={classes.part} onSubmit={create}>
          <NativeSelect
            label={t('share.open_for')}
            data={DAYS.map((count) => ({ value: String(count), label: t('share.days', { count }) }))}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <Checkbox
            label={t('share.with_notes')}
            checked={showsNotes}
            onChange={(event) => setShowsNotes(event.currentTarget.checked)}
          />
          <Button type="submit" variant={isOpen ? 'default' : 'filled'} loading={creating.isPending}>
            {t(isOpen ? 'share.replace' : 'share.create')}
          </Button>
        </form>
      </div>
    </Modal>
  )
}

function MadeLink({ token }: { readonly token: string }) {
  const { t } = useTexts()
  const link = window.location.origin + sharedPath(token)
  return (
    <div className={classes.part} role="status">
      <TextInput label={t('share.link')} description={t('share.once')} readOnly value={link} />
      <CopyButton value={link} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'action.copied' : 'share.copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
