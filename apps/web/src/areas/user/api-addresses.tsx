import { type SubmitEvent, useState } from 'react'
import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@trendee/contract/errors'
import { plans } from '@trendee/contract/plans/plans'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import classes from './api-section.module.css'
import partClasses from './part.module.css'

/** Addresses that the token may be used from. Each change is kept at once. */
export function ApiAddresses() {
  const addresses = useEndpoint(plans.apiIp, {})
  return (
    <DataView query={addresses} skeleton={<Skeleton height={90} width={320} />}>
      {({ list, own }) => <AddressList list={list} own={own} />}
    </DataView>
  )
}

function AddressList({ list, own }: { readonly list: readonly string[]; readonly own: string }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const saving = useMutation({
    mutationFn: (wanted: readonly string[]) => request(plans.apiIpSave, { list: [...wanted] }),
    onSuccess: (saved) => {
      client.setQueryData([plans.apiIp.path, {}], saved)
      setTyped('')
      notices.done()
    },
    onError: (error) => {
      if (!isBadAddress(error)) notices.failed(error)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(typed.trim() === '')
    if (typed.trim() !== '') saving.mutate([...list, typed.trim()])
  }
  const problem = isMissing ? t('form.required') : isBadAddress(saving.error) ? t('api.address_wrong') : null
  return (
    <div className={classes.addresses}>
      {list.length === 0 ? (
        <p className={partClasses.quiet}>{t('api.any_address')}</p>
      ) : (
        <ul className={classes.list}>
          {list.map((address) => (
            <li key={address}>
              <code>{address}</code>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('api.address_remove', { address })}
                disabled={saving.isPending}
                onClick={() => saving.mutate(list.filter((one) => one !== address))}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.add} onSubmit={submit} noValidate>
        <TextInput
          aria-label={t('api.address')}
          placeholder="192.0.2.0/24"
          spellCheck={false}
          autoComplete="off"
          maxLength={64}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setIsMissing(false)
            if (saving.error !== null) saving.reset()
          }}
          error={problem}
        />
        <Button type="submit" variant="default" loading={saving.isPending}>
          {t('api.address_add')}
        </Button>
      </form>
      {!list.includes(own) && (
        <button
          type="button"
          className="text-button"
          disabled={saving.isPending}
          onClick={() => saving.mutate([...list, own])}
        >
          {t('api.address_own', { address: own })}
        </button>
      )}
    </div>
  )
}

function isBadAddress(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'bad_input'
}
