import { useState } from 'react'
import { Button, CopyButton, Skeleton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { plans } from '@trendee/contract/plans/plans'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import classes from './api-section.module.css'
import partClasses from './part.module.css'

/** The token as far as it may be seen, and a new one, which is shown once. */
export function ApiToken() {
  const { t, format } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const token = useEndpoint(plans.token, {})
  const [isAsking, setIsAsking] = useState(false)
  const creating = useMutation({
    mutationFn: () => request(plans.tokenCreate, {}),
    onSuccess: () => {
      setIsAsking(false)
      notices.done()
      return client.invalidateQueries({ queryKey: [plans.token.path] })
    },
    onError: notices.failed,
  })
  return (
    <DataView query={token} skeleton={<Skeleton height={56} width={320} />}>
      {({ shown_start: start, created_at: made, last_used_at: used }) => (
        <div className={classes.token}>
          {start === null ? (
            <p className={partClasses.quiet}>{t('api.token_none')}</p>
          ) : (
            <div>
              <code className={classes.start}>{start}…</code>
              <p className={partClasses.quiet}>
                {made !== null && t('api.token_made', { day: format.day(isoDay(made)) })}
                {' · '}
                {used === null ? t('api.token_unused') : t('api.token_used', { time: format.instant(used) })}
              </p>
            </div>
          )}
          {creating.data !== undefined && <ShownOnce token={creating.data.token} />}
          {isAsking ? (
            <div className={classes.sure}>
              <p className={partClasses.warning}>{t('api.replace_sure')}</p>
              <div className={classes.buttons}>
                <Button color="red" loading={creating.isPending} onClick={() => creating.mutate()}>
                  {t('api.replace_yes')}
                </Button>
                <Button variant="subtle" color="gray" onClick={() => setIsAsking(false)}>
                  {t('bindings.cancel')}
                </Button>
              </div>
            </div>
          ) : (
            <Button
              variant="default"
              size="xs"
              loading={creating.isPending}
              onClick={() => (start === null ? creating.mutate() : setIsAsking(true))}
            >
              {t(start === null ? 'api.create' : 'api.replace')}
            </Button>
          )}
        </div>
      )}
    </DataView>
  )
}

function ShownOnce({ token }: { readonly token: string }) {
  const { t } = useTexts()
  return (
    <div className={classes.once} role="status">
      <p>{t('api.shown_once')}</p>
      <code>{token}</code>
      <CopyButton value={token} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'action.copied' : 'api.copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
