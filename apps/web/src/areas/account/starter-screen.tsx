import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type Line, lineNamed } from '@trendee/core/plans/lines'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { request } from '../../shared/api/request'
import { currentUser, rememberBeforePath } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { LookUpCode } from '../../shared/plans/look-up-code'
import { useErrorText } from '../../shared/ui/data-view'
import { usePathParam } from '../../shared/url/use-screen-search'
import { CodeSignIn } from './sign-in-by-code'
import { type Entrance, useEntrance } from './sign-in-entrance'
import classes from './sign-in-form.module.css'
import type { Channel } from '../../shared/fields/codes'
import { channelsOf } from './sign-in-methods'
import { Newcomer } from './sign-in-newcomer'
import { visitOrigin } from './sign-in-origin'
import { SignInPage } from './sign-in-page'
import { usePlanOpening } from '../../shared/api/use-plan-opening'
import { useSite } from '../../shared/site/site'
import { QuietLine } from '../../shared/fields/quiet-line'
import { Trouble } from '../../shared/fields/trouble'

type Promotion = OutputOf<typeof signIn.promotionInfo>

function lineOf(promotion: Promotion | undefined): Line | null {
  return promotion === undefined ? null : lineNamed(promotion.line)
}

/** What a promotion code opens, and the way to it: by a code for whoever is not signed in, by a button for the others. */
export function StarterScreen() {
  const { t, format } = useTexts()
  const errorText = useErrorText()
  const planName = usePlanName()
  const code = usePathParam('promotionCode')
  const { data: promotion, error } = useEndpoint(signIn.promotionInfo, { promotion_code: code })
  const line = lineOf(promotion)
  const entrance = useEntrance(line)
  const [user] = useState(currentUser)
  const overline = t('starter.overline', { code })

  if (error !== null) {
    const isUnknown = error instanceof ApiError && ['not_found', 'bad_input'].includes(error.kind)
    const isOver = error instanceof ApiError && error.kind === 'conflict'
    return (
      <SignInPage
        overline={overline}
        title={isOver ? t('starter.over') : t('starter.unknown')}
        note={isUnknown || isOver ? t('starter.unknown_note') : errorText(error)}
      >
        <LookUpCode />
      </SignInPage>
    )
  }
  if (promotion === undefined) {
    return (
      <SignInPage overline={overline} title={<Skeleton height={40} component="span" display="block" />}>
        <Skeleton height={120} />
      </SignInPage>
    )
  }
  const title = t('starter.opens', {
    count: promotion.days,
    line: line === null ? promotion.line : t(`line.${line}`),
    plan: planName(promotion.plan),
  })
  if (entrance.newcomer !== null) {
    return (
      <SignInPage overline={title} title={t('entry.title')} line={line}>
        <Newcomer entrance={entrance} />
      </SignInPage>
    )
  }
  const terms = [
    ...(promotion.percent_off > 0 ? [t('starter.percent', { percent: promotion.percent_off })] : []),
    ...(promotion.expires_at === null ? [] : [t('starter.until', { day: format.day(isoDay(promotion.expires_at)) })]),
  ]
  const isSignedIn = user !== null && !user.userInfo.is_restricted
  return (
    <SignInPage line={line} overline={overline} title={title} note={terms.length > 0 ? terms.join(' ') : undefined}>
      {isSignedIn ? (
        <OpenMine code={code} name={user.userInfo.name} onGoOn={entrance.goOn} />
      ) : (
        <OpenByCode code={code} entrance={entrance} />
      )}
    </SignInPage>
  )
}

interface OpenMineProps {
  readonly code: string
  readonly name: string
  readonly onGoOn: () => void
}

/** For whoever is signed in: one button. */
function OpenMine({ code, name, onGoOn }: OpenMineProps) {
  const { t, format } = useTexts()
  const opening = usePlanOpening()
  if (opening.data !== undefined) {
    return (
      <div className={classes.form}>
        <p className={classes.good} role="status">
          {t('starter.opened', { day: format.instant(opening.data.plan_end) })}
        </p>
        <Button size="md" onClick={onGoOn}>
          {t('sign_in.go_on')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t('sign_in.signed_in_as', { name })}</p>
      <Button
        size="md"
        loading={opening.isPending}
        onClick={() => opening.mutate({ by: 'promotion', promotion_code: code })}
      >
        {t('starter.enter')}
      </Button>
      <Trouble of={opening} words={{ conflict: 'starter.over', not_found: 'starter.unknown' }} />
    </div>
  )
}

/** For everybody else: sign in or up with a code sent to an address, which opens the plan, too. */
function OpenByCode({ code, entrance }: { readonly code: string; readonly entrance: Entrance }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const site = useSite()
  const channels = channelsOf(site)
  const [chosen, setChosen] = useState<Channel>('email')
  const channel = channels.find((offered) => offered === chosen) ?? channels[0]
  const other = channels.find((offered) => offered !== channel)
  const byPassword = () => {
    rememberBeforePath(window.location.pathname)
    void navigate({ to: '/login' })
  }
  const prove = (address: string, digits: string) =>
    request(signIn.promotion, {
      promotion_code: code,
      ...(channel === 'sms' ? { mobile: address } : { email: address }),
      code: digits,
      ...visitOrigin(),
    })
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t('starter.note')}</p>
      {channel !== undefined && (
        <CodeSignIn
          key={channel}
          channel={channel}
          action={t('starter.enter')}
          words={{ conflict: 'starter.over' }}
          prove={prove}
          onEntered={entrance.enter}
        />
      )}
      <QuietLine>
        {other !== undefined && (
          <button type="button" className="text-button" onClick={() => setChosen(other)}>
            {t(`code.by_${other}`)}
          </button>
        )}
        <button type="button" className="text-button" onClick={byPassword}>
          {t('starter.have_password')}
        </button>
      </QuietLine>
    </div>
  )
}
