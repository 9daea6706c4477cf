import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import { SignInPage } from './sign-in-page'

/** `error` is null where the person refused, or came without a code. */
export function WechatFailed({ error }: { readonly error: Error | null }) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const isTheirs = error === null || (error instanceof ApiError && ['bad_input', 'not_found'].includes(error.kind))
  return (
    <SignInPage title={t('wechat.failed')} note={isTheirs ? t('wechat.refused') : errorText(error)}>
      <Button size="md" renderRoot={(props) => <Link to="/login" search={{ by: 'wechat' }} {...props} />}>
        {t('sign_in.back')}
      </Button>
    </SignInPage>
  )
}
