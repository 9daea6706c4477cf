import { useState } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import { LANGUAGES } from '@trendee/core/language/languages'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/ui/filter-bar'
import type { MessageDraft } from './message-draft'
import own from './post.module.css'

/** The message as its reader will see it. */
export function MessagePreview({ draft }: { readonly draft: MessageDraft }) {
  const { t, format, language: reader } = useTexts()
  const [language, setLanguage] = useState(reader)
  const [now] = useState(() => Date.now() / 1000)
  const [title, body] = language === 'zh' ? [draft.title_zh, draft.body_zh] : [draft.title, draft.body]
  return (
    <section className={own.preview} aria-label={t('post.preview')}>
      <div className={own.previewHead}>
        <p className="caps">{t('post.preview')}</p>
        <FilterSegment
          label={t('post.preview_in')}
          value={language}
          choices={LANGUAGES.map((one) => ({ value: one, label: t(`wording.${one}`) }))}
          onChange={(chosen) => setLanguage(LANGUAGES.find((one) => one === chosen) ?? language)}
        />
      </div>
      <article className={own.letter} lang={language}>
        <p className="caps">{format.instant(now)}</p>
        <h2 className="display" data-empty={title.trim() === '' || undefined}>
          {title.trim() === '' ? t('post.title') : title}
        </h2>
        <div className={own.body} data-empty={body.trim() === '' || undefined}>
          {body.trim() === '' ? t('post.body') : body}
        </div>
        {draft.link.trim() !== '' && (
          <p className={own.letterLink}>
            {draft.link.trim()}
            <IconArrowRight size={16} stroke={1.6} aria-hidden />
          </p>
        )}
      </article>
    </section>
  )
}
