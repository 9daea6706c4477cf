import { Button, type ButtonProps } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { words } from '@trendee/contract/words/words'
import { noticeTexts } from '@trendee/contract/texts/notices'
import { request } from '../api/request'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { useErrorText } from '../ui/data-view'

addTexts(noticeTexts)

/** Lengths that the server accepts as a trend's name. */
const SHORTEST = 2
const LONGEST = 100

interface SuggestTrendProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly keyword: string
}

/** Asks for a trend that the database does not know, and says what becomes of it. */
export function SuggestTrend({ keyword, ...look }: SuggestTrendProps) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const wanted = keyword.trim().slice(0, LONGEST)
  const asking = useMutation({
    mutationFn: () => request(words.suggestKeyword, { keyword: wanted, page: window.location.pathname.slice(0, 300) }),
  })
  if (asking.isSuccess) {
    return (
      <p role="status">
        {t('suggest.done')} <span>{t('suggest.noted')}</span>
      </p>
    )
  }
  if (wanted.length < SHORTEST) return null
  return (
    <>
      <Button {...look} loading={asking.isPending} onClick={() => asking.mutate()}>
        {t('suggest.button')}
      </Button>
      {asking.error !== null && <p role="alert">{errorText(asking.error)}</p>}
    </>
  )
}
