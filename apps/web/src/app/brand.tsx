import { useTexts } from '../shared/i18n/use-texts'
import { useSite } from '../shared/site/site'
import classes from './side-menu.module.css'

/** The word mark with its rising line; on a partner's host the partner's name. */
export function Brand() {
  const { t } = useTexts()
  const isPartner = Boolean(useSite()?.white_label)
  return (
    <span className={classes.mark}>
      {!isPartner && (
        <svg viewBox="0 0 26 20" width="26" height="20" aria-hidden>
          <path d="M2 16c4.5-.4 6.7-2.4 9-6.6S15.6 2.5 22 2.5" className={classes.stroke} />
          <circle cx="22.5" cy="2.5" r="2.3" className={classes.point} />
        </svg>
      )}
      <span className="display">{t('app.name')}</span>
    </span>
  )
}
