import { useEffect } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ApiError, ERRORS } from '@trendee/contract/errors'
import { wechat } from '@trendee/contract/sign-in/wechat'
import { wechatQrcode } from '@trendee/contract/sign-in/wechat-qrcode'
import { lineOfPath } from '../../shared/api/lines'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { clockText, useSecondsUntil } from '../../shared/fields/countdown'
import type { Entrance } from './sign-in-entrance'
import { visitOrigin } from './sign-in-origin'
import { Trouble } from '../../shared/fields/trouble'
import { ScanCode } from './wechat-code'
import classes from './wechat-sign-in.module.css'
import { holdTicket } from './wechat-ticket'

const POLL_MS = 2_000
/** When asked for patience, or when nothing answers. */
const SLOW_POLL_MS = 10_000

interface WechatSignInProps {
  readonly entrance: Entrance
}

/** Whether the server no longer knows the ticket: it has expired or was used. */
function isOver(error: Error | null): boolean {
  return error instanceof ApiError && error.kind !== 'too_many_requests' && ERRORS[error.kind].http < 500
}

/** Shows a code to scan; while the page is visible, it polls every two seconds whether somebody has scanned it. */
export function WechatSignIn({ entrance }: WechatSignInProps) {
  const { t } = useTexts()
  const line = useLocation({ select: (location) => lineOfPath(location.pathname) })
  const { enter, isEntered } = entrance
  const begun = useQuery({
    queryKey: ['wechat code'],
    queryFn: () => request(wechatQrcode, {}),
    enabled: !isEntered,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const code = begun.data
  const left = useSecondsUntil(code === undefined ? null : begun.dataUpdatedAt + code.expires_in * 1000)
  const poll = useQuery({
    queryKey: ['wechat session', code?.ticket],
    queryFn: () => request(wechat, { ticket: code?.ticket ?? '', ...visitOrigin() }),
    enabled: code !== undefined && left > 0 && !isEntered,
    // Off in a tab that nobody sees, by the library's own rule.
    refetchInterval: ({ state: { error } }) => {
      if (error === null) return POLL_MS
      return isOver(error) ? false : SLOW_POLL_MS
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  const answer = poll.data
  useEffect(() => {
    if (answer?.status === 'signed_in' && !isEntered) enter(answer)
  }, [answer, enter, isEntered])

  if (code === undefined) {
    return (
      <div className={classes.wechat}>
        {begun.error === null ? (
          <Skeleton height={232} width={232} />
        ) : (
          <>
            <Trouble of={{ error: begun.error, submittedAt: begun.errorUpdatedAt }} />
            <Button variant="default" onClick={() => void begun.refetch()}>
              {t('wechat.renew')}
            </Button>
          </>
        )}
      </div>
    )
  }
  const isExpired = left === 0 || isOver(poll.error)
  return (
    <div className={classes.wechat}>
      <p className={classes.lead}>{t('wechat.scan')}</p>
      <div className={classes.code} data-over={isExpired || undefined}>
        <ScanCode text={code.url} label={t('wechat.picture')} />
        {isExpired && (
          <div className={classes.veil} role="status">
            <p>{t('wechat.expired')}</p>
            <Button size="sm" loading={begun.isFetching} onClick={() => void begun.refetch()}>
              {t('wechat.renew')}
            </Button>
          </div>
        )}
      </div>
      {!isExpired && (
        <p className={classes.left}>
          <span>{t('wechat.left', { time: clockText(left) })}</span>
          <a
            href={code.url}
            className="text-button"
            onClick={() => holdTicket({ ticket: code.ticket, state: code.state, line })}
          >
            {t('wechat.here')}
          </a>
        </p>
      )}
    </div>
  )
}
