import { Link } from '@tanstack/react-router'
import { linePlans, isAdmin } from '../../shared/api/roles'
import type { UserInfo } from '../../shared/api/session'
import { useOpenedAt } from '../../shared/format/use-opened-at'
import { useTexts } from '../../shared/i18n/use-texts'
import { ApiAddresses } from './api-addresses'
import { ApiToken } from './api-token'
import { ApiUsage } from './api-usage'
import { Part, Row } from './part'
import classes from './part.module.css'

/** The API product: its token, the addresses it may come from, its calls. */
export function ApiSection({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const now = useOpenedAt()
  const plan = linePlans(info, now).find(({ line }) => line === 'trendeeapi')
  const hasPlan = plan?.isValid === true
  return (
    <>
      <Part title={t('account.api')} note={t('api.note')}>
        {!hasPlan && !isAdmin(info) && (
          <p className={classes.warning}>
            {t('api.no_plan')}{' '}
            <Link to="/pricing/info" search={{ line: 'trendeeapi' }} className="text-button">
              {t('plans.see')}
            </Link>
          </p>
        )}
        <Row name={t('api.token')}>
          <ApiToken />
        </Row>
        <Row name={t('api.addresses')} hint={t('api.addresses_note')}>
          <ApiAddresses />
        </Row>
      </Part>
      <ApiUsage />
    </>
  )
}
