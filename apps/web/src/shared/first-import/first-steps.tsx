import type { ReactNode } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { SAMPLE_FILES } from '@trendee/contract/common/sample-files'
import { firstImportTexts } from '@trendee/contract/texts/first-import'
import { isAdmin } from '../api/roles'
import { useUser } from '../api/session'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { Empty } from '../ui/data-view'
import { LinkButton } from '../ui/link-button'
import { Section } from '../ui/screen'
import classes from './first-import.module.css'
import type { Holdings } from './use-holdings'

addTexts(firstImportTexts)

const DATA_SCREEN = '/admin/data'

/** An empty platform: an administrator is led to the first import; everybody else is told whom to ask. */
export function FirstSteps({ holdings }: { readonly holdings: Holdings }) {
  const { t } = useTexts()
  const info = useUser()?.userInfo
  if (holdings.is_filling) return <Filling />
  if (info !== undefined && isAdmin(info)) return <Steps />
  const names = holdings.administrators.join(' · ')
  return <Empty message={`${t('first.ask_note')} ${names === '' ? t('first.nobody') : t('first.ask', { names })}`} />
}

function Filling() {
  const { t } = useTexts()
  return (
    <div role="status">
      <Empty message={t('first.filling')} />
    </div>
  )
}

function Steps() {
  const { t } = useTexts()
  const isThere = useLocation({ select: ({ pathname }) => pathname === DATA_SCREEN })
  return (
    <Section title={t('first.title')} note={t('first.note')}>
      <ol className={classes.steps}>
        <Step title={t('first.files')} note={t('first.files_note')}>
          <ul className={classes.files}>
            {SAMPLE_FILES.map(({ file, fills }) => (
              <li key={file}>
                <span>{t(`missing.${fills}`)}</span>
                <a href={`/samples/${file}`} download={file} className="text-button">
                  <IconDownload size={14} stroke={1.6} aria-hidden /> {t('first.download', { file })}
                </a>
              </li>
            ))}
          </ul>
        </Step>
        <Step title={t('first.upload')} note={t('first.upload_note')}>
          {!isThere && (
            <LinkButton size="sm" to={DATA_SCREEN}>
              {t('first.open_data')}
            </LinkButton>
          )}
        </Step>
        <Step title={t('first.preview')} note={t('first.preview_note')} />
        <Step title={t('first.load')} note={t('first.load_note')} />
      </ol>
    </Section>
  )
}

interface StepProps {
  readonly title: string
  readonly note: string
  readonly children?: ReactNode
}

function Step({ title, note, children }: StepProps) {
  return (
    <li>
      <h3 className={classes.step}>{title}</h3>
      <p className={classes.note}>{note}</p>
      {children}
    </li>
  )
}
