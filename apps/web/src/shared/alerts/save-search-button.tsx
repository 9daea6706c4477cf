import { type SubmitEvent, useState } from 'react'
import { Button, Popover, TextInput } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { alerts } from '@trendee/contract/alerts/alerts'
import { lineOfList } from '@trendee/contract/alerts/saved-line'
import { ApiError } from '@trendee/contract/errors'
import { request } from '../api/request'
import { useUser } from '../api/session'
import { useTexts } from '../i18n/use-texts'
import { UpgradeOffer } from '../plans/upgrade-offer'
import { useNotices } from '../ui/notice'
import { savableOf } from './saved-list'
import { useAlertChange } from './use-alerts'
import classes from './save-search-button.module.css'

export interface SaveSearchProps {
  /** The path that the list asks. */
  readonly path: string
  /** What it asks now. */
  readonly parameters: object
  /** What the search is called unless its reader says otherwise. */
  readonly name: string
}

const LONGEST = 80

function textsOf(parameters: object): Record<string, string> {
  const texts = Object.entries(parameters).map(([field, value]: [string, unknown]): [string, string] => [
    field,
    value === undefined || value === null
      ? ''
      : Array.isArray(value)
        ? value.join(',')
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
  ])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Among a list's tools: its search is kept, and the reader told of what it finds from now on. */
export function SaveSearchButton({ path, parameters, name }: SaveSearchProps) {
  const { t } = useTexts()
  const user = useUser()
  const notices = useNotices()
  const link = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const savable = savableOf(path)
  const saving = useAlertChange(
    (called: string) => {
      if (savable === null) throw new Error('this list keeps no searches')
      return request(alerts.search, { list: savable, name: called, fields: textsOf(parameters), link })
    },
    () => {
      setIsOpen(false)
      notices.done(t('alerts.saved'))
    },
  )
  if (savable === null || user === null || user.userInfo.is_restricted) return null
  const called = (typed ?? name).trim().slice(0, LONGEST)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (called !== '') saving.mutate(called)
  }
  const reached = saving.error instanceof ApiError && saving.error.kind === 'plan_limit' ? saving.error.data : null
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={300} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconBellPlus size={14} stroke={1.6} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('alerts.save_search')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('alerts.search_name')}
            description={t('alerts.search_note')}
            maxLength={LONGEST}
            value={typed ?? name}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={called === '' ? t('form.required') : null}
          />
          {reached !== null && (
            <UpgradeOffer
              line={lineOfList(savable)}
              feature="alerts"
              reached={String(reached['plan_count'])}
              size="xs"
            />
          )}
          <Button type="submit" size="xs" loading={saving.isPending}>
            {t('alerts.save')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
