import '@mantine/core/styles/Progress.css'
import '@mantine/dropzone/styles.css'
import { useState } from 'react'
import { Button, Progress, TextInput } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileUpload } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts'
import { useErrorText } from '../../shared/ui/data-view'
import classes from './data-screen.module.css'
import type { Upload } from './uploads'
import { useUploads } from './use-uploads'

/** Feed files are dropped here; each shows how much of it has gone out. */
export function UploadArea() {
  const { t } = useTexts()
  const { uploads, send, tidy } = useUploads()
  const [capturedOn, setCapturedOn] = useState('')
  return (
    <>
      <Dropzone
        onDrop={(files) => send(files, capturedOn === '' ? undefined : capturedOn)}
        className={classes.drop ?? ''}
        inputProps={{ 'aria-label': t('upload.label') }}
      >
        <div className={classes.dropWords}>
          <IconFileUpload size={28} stroke={1.2} aria-hidden />
          <p className="display">{t('upload.title')}</p>
          <p>{t('upload.note')}</p>
        </div>
      </Dropzone>
      <div className={classes.uploadTools}>
        <TextInput
          type="date"
          size="xs"
          label={t('upload.captured')}
          value={capturedOn}
          onChange={(event) => setCapturedOn(event.currentTarget.value)}
        />
        {uploads.some((upload) => upload.state === 'sent') && (
          <Button size="xs" variant="subtle" color="gray" onClick={tidy}>
            {t('upload.tidy')}
          </Button>
        )}
      </div>
      {uploads.length > 0 && (
        <ul className={classes.uploads} aria-label={t('upload.list')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
  )
}

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { t, format } = useTexts()
  const errorText = useErrorText()
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
      {upload.error !== null && (
        <p className={classes.reason} role="alert">
          {errorText(upload.error)}
        </p>
      )}
    </li>
  )
}
