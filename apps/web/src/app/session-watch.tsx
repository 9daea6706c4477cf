import { useEffect, useRef } from 'react'
import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ApiError } from '@trendee/contract/errors'
import { loginPath } from '../shared/api/lines'
import { onApiError } from '../shared/api/request'
import { clearSession, currentToken, rememberBeforePath } from '../shared/api/session'
import { useTexts } from '../shared/i18n/use-texts'
import { PlanLimit } from '../shared/ui/data-view'

/** Errors after which the account has to sign in again. */
const ENDING = new Set<ApiError['kind']>(['session_invalid', 'trial_ended', 'restricted_account', 'permission_expired'])

/** Ended sessions lead to the line's sign-in; reached plan limits are said in one blocking pop-up. */
export function useSessionWatch(): void {
  const { t, format } = useTexts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isPromptOpen = useRef(false)
  useEffect(
    () =>
      onApiError((error) => {
        if (ENDING.has(error.kind) && currentToken() !== null) {
          const { pathname, search } = window.location
          clearSession()
          client.clear()
          rememberBeforePath(pathname + search)
          notifications.show({ message: t(`error.${error.kind}`), color: 'gray' })
          void navigate({ to: loginPath(pathname) })
        }
        if (error.kind === 'plan_limit' && !isPromptOpen.current) {
          isPromptOpen.current = true
          const end = error.data?.['plan_end']
          modals.open({
            title: t('upgrade.title'),
            centered: true,
            closeOnClickOutside: false,
            closeButtonProps: { 'aria-label': t('action.close') },
            onClose: () => {
              isPromptOpen.current = false
            },
            children: (
              <>
                <Text size="sm">{t('error.plan_limit')}</Text>
                {typeof error.data?.['plan'] === 'string' && (
                  <Text size="sm" mt="sm">
                    {t('upgrade.plan', { plan: error.data['plan'] })}
                    {typeof end === 'number' && ` · ${t('plan.until', { day: format.instant(end) })}`}
                  </Text>
                )}
                <PlanLimit data={error.data} fallback="" />
              </>
            ),
          })
        }
      }),
    [client, format, navigate, t],
  )
}
