import { useState } from 'react'
import { Button } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import { ConfirmButton } from './confirm-button'
import classes from './data-screen.module.css'
import { HowRead } from './how-read'
import { UnreadCells } from './unread-cells'
import { canWithdraw } from './import-state'
import { LeftOutRows } from './left-out-rows'
import { Fact } from './move-list'
import { secondsText } from './seconds-text'
import { ToldOfFile } from './told-of-file'
import { useAdminChange } from './use-admin-change'
import { useKindName } from './use-kind-name'

const ROW_COUNTS = ['rows_read', 'rows_loaded', 'rows_duplicate', 'rows_left_out', 'rows_rejected'] as const
const COVERS_SHOWN = 8

/** What an import covers and counted, and the way to take it back. */
export function ImportFacts({ run }: { readonly run: ImportRun }) {
  const { t, format } = useTexts()
  const dayNote = { true: 'import.day_given', false: 'import.day_read' } as const
  const day = format.day(run.captured_on)
  const isGiven = run.is_day_given
  return (
    <>
      <dl className={adminClasses.facts}>
        <Fact term={t('imports.captured_on')}>
          {run.captured_on === null
            ? t('import.day_unknown')
            : isGiven === undefined
              ? day
              : t(dayNote[`${isGiven}`], { day })}
        </Fact>
        {ROW_COUNTS.map((count) => (
          <Fact key={count} term={t(`imports.${count}`)}>
            {format.count(run[count])}
          </Fact>
        ))}
        <Fact term={t('imports.seconds')}>{secondsText(run, format)}</Fact>
      </dl>
      <ToldOfFile run={run} />
      <HowRead run={run} />
      <UnreadCells run={run} />
      <LeftOutRows run={run} />
      <Coverage run={run} />
      {run.state === 'withdrawn' && <p className={classes.drawerNote}>{t('withdraw.is_withdrawn')}</p>}
      {canWithdraw(run) && <Withdraw run={run} />}
    </>
  )
}

/** The shelves that an import speaks of, those with most rows first. */
function Coverage({ run: { coverage } }: { readonly run: ImportRun }) {
  const { t, format } = useTexts()
  const name = useNames()
  const kindName = useKindName()
  const [isWhole, setIsWhole] = useState(false)
  if (coverage.length === 0) return null
  const days = (from: string | null, to: string | null) => {
    if (from === null || to === null) return t('move.days_unknown')
    return from === to ? format.day(from) : t('move.days', { from: format.day(from), to: format.day(to) })
  }
  const shown = isWhole ? coverage : coverage.slice(0, COVERS_SHOWN)
  const more = coverage.length - COVERS_SHOWN
  return (
    <section className={adminClasses.part} aria-label={t('cover.title')}>
      <h3>{t('cover.title')}</h3>
      <ul className={adminClasses.list} aria-label={t('cover.title')}>
        {shown.map(({ platform, kind, region, category, from, to, rows }) => (
          <li key={`${platform}/${kind}/${region}/${category}`} className={adminClasses.line}>
            <div>
              {t('move.title', { platform: name(platform), kind: kindName(kind) })}
              <p>
                {[
                  region === '' ? t('cover.any_region') : format.region(region),
                  category === '' ? '' : name(category),
                  days(from, to),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span>{t('overlap.rows', { count: rows })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('cover.less') : t('cover.more', { count: more })}
        </Button>
      )}
    </section>
  )
}

function Withdraw({ run }: { readonly run: ImportRun }) {
  const { t } = useTexts()
  const { import_id, file } = run
  const withdraw = useAdminChange(admin.importWithdraw, () => t('withdraw.done', { file }))
  return (
    <section className={adminClasses.part} aria-label={t('withdraw.title')}>
      <h3>{t('withdraw.title')}</h3>
      <p>{t('withdraw.note')}</p>
      <ConfirmButton
        consequence={t('withdraw.sure', { file })}
        confirm={t('withdraw.yes')}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ import_id })}
      >
        {t('withdraw.title')}
      </ConfirmButton>
    </section>
  )
}
