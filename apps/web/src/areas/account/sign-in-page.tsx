import type { ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import type { Line } from '@trendee/core/plans/lines'
import { signInTexts } from '@trendee/contract/texts/sign-in'
import { lineOfPath } from '../../shared/api/lines'
import { addTexts } from '../../shared/i18n/i18n'
import { LanguageWord } from '../../shared/i18n/language-word'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './sign-in-page.module.css'
import { useSite } from '../../shared/site/site'
import { Story } from './sign-in-story'

addTexts(signInTexts)

interface SignInPageProps {
  readonly overline?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The product line whose story is shown; without one the address decides. */
  readonly line?: Line | null
  readonly children?: ReactNode
}

/** The split page of every step before signing in: the line's story at the left, the form at the right. */
export function SignInPage({ overline, title, note, line, children }: SignInPageProps) {
  const { t } = useTexts()
  const site = useSite()
  const ofPath = useLocation({ select: (location) => lineOfPath(location.pathname) })
  const storyLine = line ?? ofPath ?? 'trendee'
  const whiteLabel = site?.white_label ?? null
  return (
    <main className={classes.page}>
      <section className={classes.story} aria-hidden>
        <Story line={storyLine} />
        <p className={`display ${classes.line}`}>{t(`sign_in.story_${storyLine}`)}</p>
      </section>
      <section className={classes.side}>
        <header className={classes.bar}>
          <p className={`display ${classes.brand}`}>{whiteLabel?.name ?? t('app.name')}</p>
          <LanguageWord className={`text-button ${classes.language}`} />
        </header>
        <div className={classes.content}>
          <div className={classes.words}>
            {overline !== undefined && <p className="caps">{overline}</p>}
            <h1 className={`display ${classes.title}`}>{title}</h1>
            {note !== undefined && <p className={classes.note}>{note}</p>}
          </div>
          {children}
        </div>
        {site?.has_stand_ins === true && (
          <footer className={classes.standIns}>
            {t('sign_in.stand_ins')}{' '}
            <a className="text-button" href="/outbox" target="_blank" rel="noreferrer">
              {t('sign_in.see_outbox')}
            </a>
          </footer>
        )}
      </section>
    </main>
  )
}
