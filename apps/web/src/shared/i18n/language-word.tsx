import { useTranslation } from 'react-i18next'
import { useSite } from '../site/site'
import { changeLanguage } from './i18n'
import { useTexts } from './use-texts'

/** The other language as a word, on pages without the frame; nothing on a partner's host, which decides it. */
export function LanguageWord({ className }: { readonly className?: string | undefined }) {
  const { t, language } = useTexts()
  const { i18n } = useTranslation()
  const site = useSite()
  if ((site?.white_label ?? null) !== null) return null
  return (
    <button
      type="button"
      className={className}
      onClick={() => changeLanguage(i18n, language === 'zh' ? 'en' : 'zh')}
      lang={language === 'zh' ? 'en' : 'zh-CN'}
    >
      {t('shell.language')}
    </button>
  )
}
