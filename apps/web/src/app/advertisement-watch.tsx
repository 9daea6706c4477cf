import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useUser } from '../shared/api/session'
import { type AdvertisementType, isInvited, startAdvertising } from '../shared/site/advertising-timer'
import { useSite } from '../shared/site/site'

const Advertisement = lazy(() => import('./advertisement').then((module) => ({ default: module.Advertisement })))

/** Invites visitors to sign in properly, when and as often as the site's settings say. */
export function AdvertisementWatch() {
  const advertising = useSite()?.advertising
  const user = useUser()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isOn = isInvited({ isRestricted: user === null ? null : user.userInfo.is_restricted, pathname })
  const [shown, setShown] = useState<{ readonly type: AdvertisementType } | null>(null)
  const seconds = advertising?.alert_time ?? 0
  const registers = advertising?.register_login ?? 'No'
  useEffect(
    () =>
      isOn
        ? startAdvertising({ alert_time: seconds, register_login: registers }, (type) => setShown({ type }))
        : undefined,
    [isOn, seconds, registers],
  )
  return shown === null || !isOn ? null : (
    <Suspense>
      <Advertisement type={shown.type} onClose={() => setShown(null)} />
    </Suspense>
  )
}
