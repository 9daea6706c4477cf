import '@mantine/core/styles/Progress.css'
import '@mantine/dropzone/styles.css'
import { Button, Progress } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileUpload } from '@tabler/icons-react'
import { ApiError } from '@trendee/contract/errors'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import classes from './data-screen.module.css'
import type { Upload } from './uploads'
import type { Uploads } from './use-uploads'

/** Feed files are dropped here; each shows how much of it has gone out. */
export function UploadArea({ uploads, send, tidy }: Pick<Uploads, 'uploads' | 'send' | 'tidy'>) {
  const { t } = useTexts()
  return (
    <>
      <Dropzone onDrop={send} className={classes.drop ?? ''} inputProps={{ 'aria-label': t('upload.label') }}>
        <div className={classes.dropWords}>
          <IconFileUpload size={28} stroke={1.2} aria-hidden />
          <p className="display">{t('upload.title')}</p>
          <p>{t('upload.note')}</p>
        </div>
      </Dropzone>
      {uploads.length > 0 && (
        <ul className={classes.uploads} aria-label={t('upload.list')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {uploads.some((upload) => upload.state === 'sent') && (
        <Button mt="sm" size="xs" variant="subtle" color="gray" onClick={tidy}>
          {t('upload.tidy')}
        </Button>
      )}
    </>
  )
}

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { t, format } = useTexts()
  const errorText = useErrorText()
  const { error } = upload
  // A file has no fields that a person could have filled in wrongly.
  const isRefused = error instanceof ApiError && error.kind === 'bad_input'
  return (
    <li>
      <span className={classes.file}>{upload.name}</span>
      <span className={classes.faint}>{format.bytes(upload.bytes)}</span>
      <Progress
        value={upload.sent * 100}
        size="xs"
        aria-label={upload.name}
        className={classes.progress ?? ''}
        {...(upload.state === 'failed' ? { color: 'gray' } : {})}
      />
      <span className={classes.faint}>{t(`upload.${upload.state}`)}</span>
      {error !== null && (
        <p className={classes.reason} role="alert">
          {isRefused ? t('upload.refused') : errorText(error)}
        </p>
      )}
    </li>
  )
}
