import { useState } from 'react'
import { signInTexts } from '@trendee/contract/texts/sign-in'
import type { UserInfo } from '../../shared/api/session'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ownAddress } from './own-address'
import { Part } from './part'
import classes from './part.module.css'
import { PasswordByCode } from './password-by-code'
import { PasswordChange } from './password-change'
import passwordClasses from './password-section.module.css'

addTexts(signInTexts)

/** The first password, or a new one: by the old, or by a code where that is forgotten. */
export function PasswordSection({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const [isForgotten, setIsForgotten] = useState(false)
  const own = ownAddress(info)
  const isByCode = isForgotten && own !== null
  return (
    <Part title={t('account.password')} note={t(info.has_password ? 'password.change_note' : 'password.set_note')}>
      <div className={passwordClasses.narrow}>
        <p className={classes.warning}>{t(isByCode ? 'password.everywhere' : 'password.others')}</p>
        {isByCode ? (
          <PasswordByCode own={own} />
        ) : (
          <PasswordChange key={String(info.has_password)} info={info} own={own} />
        )}
        {info.has_password && own !== null && (
          <button type="button" className="text-button" onClick={() => setIsForgotten(!isForgotten)}>
            {t(isForgotten ? 'password.by_old' : 'password.by_code')}
          </button>
        )}
      </div>
    </Part>
  )
}
