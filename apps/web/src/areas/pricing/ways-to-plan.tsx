import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { rememberBeforePath, useUser } from '../../shared/api/session'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { LookUpCode } from '../../shared/plans/look-up-code'
import { OpenByCode } from '../../shared/plans/open-by-code'
import { OpenByTrial } from '../../shared/plans/open-by-trial'
import { LinkButton } from '../../shared/ui/link-button'
import type { PriceList } from './compare-plans'
import classes from './ways-to-plan.module.css'

/** Three ways to a plan without paying, each of which works. */
export function WaysToPlan({ trial }: Pick<PriceList, 'trial'>) {
  const { t } = useTexts()
  const planName = usePlanName()
  const info = useUser()?.userInfo
  const isMember = info !== undefined && !info.is_restricted
  return (
    <section className={classes.section} aria-labelledby="ways">
      <h2 id="ways" className={`display ${classes.title}`}>
        {t('pricing.ways')}
      </h2>
      <ol className={classes.ways}>
        <li>
          <h3>{t('pricing.way_trial')}</h3>
          <p>
            {t('pricing.way_trial_note', {
              count: trial.days,
              line: t(`line.${trial.platform}`),
              plan: planName(trial.plan),
            })}
          </p>
          {!isMember && (
            <LinkButton variant="default" to="/free-trial">
              {t('opening.trial_start')}
            </LinkButton>
          )}
          {isMember && info.may_try && <OpenByTrial variant="default" />}
          {isMember && !info.may_try && <p className={classes.had}>{t('opening.trial_done')}</p>}
        </li>
        <li>
          <h3>{t('pricing.way_code')}</h3>
          <p>{t('pricing.way_code_note')}</p>
          {isMember ? <OpenByCode /> : <LookUpCode />}
        </li>
        <li>
          <h3>{t('pricing.way_admin')}</h3>
          <p>{t('pricing.way_admin_note')}</p>
          <WriteToUs isMember={isMember} />
        </li>
      </ol>
    </section>
  )
}

function WriteToUs({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const write = () => {
    if (!isMember) rememberBeforePath('/user/info?section=words')
    void (isMember ? navigate({ to: '/user/info', search: { section: 'words' } }) : navigate({ to: '/login' }))
  }
  return (
    <Button variant="default" onClick={write}>
      {t('pricing.write')}
    </Button>
  )
}
