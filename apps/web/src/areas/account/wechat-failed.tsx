import { ApiError } from '@trendee/contract/errors'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { SignInPage } from './sign-in-page'

/** `error` is null where the person refused, or came without a code. */
export function WechatFailed({ error }: { readonly error: Error | null }) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const isTheirs = error === null || (error instanceof ApiError && ['bad_input', 'not_found'].includes(error.kind))
  return (
    <SignInPage title={t('wechat.failed')} note={isTheirs ? t('wechat.refused') : errorText(error)}>
      <LinkButton size="md" to="/login" search={{ by: 'wechat' }}>
        {t('sign_in.back')}
      </LinkButton>
    </SignInPage>
  )
}
