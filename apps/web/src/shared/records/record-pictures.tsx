import { Suspense, lazy, useState } from 'react'
import { UnstyledButton } from '@mantine/core'
import { IconZoomIn } from '@tabler/icons-react'
import type { PictureKind } from '@trendee/contract/fields'
import { useTexts } from '../i18n/use-texts'
import { Picture } from '../ui/picture'
import classes from './record.module.css'
import { patient } from '../ui/patient'

const PictureZoom = lazy(patient(() => import('./picture-zoom').then((module) => ({ default: module.PictureZoom }))))

const MOST_THUMBS = 12

export interface RecordPicturesProps {
  readonly pictures: readonly string[]
  readonly kind: PictureKind
  /** What they show. */
  readonly title: string
}

/** The pictures of a record: one large, which opens as large as it is, and the others to choose from. */
export function RecordPictures({ pictures, kind, title }: RecordPicturesProps) {
  const { t } = useTexts()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <div className={classes.shown}>
        <Picture src={pictures[at]} alt={title} kind={kind} isEager />
        {pictures[at] !== undefined && (
          <UnstyledButton className={classes.zoom ?? ''} aria-label={t('record.zoom')} onClick={() => setOpen(true)}>
            <span>
              <IconZoomIn size={18} stroke={1.6} aria-hidden />
            </span>
          </UnstyledButton>
        )}
      </div>
      {pictures.length > 1 && (
        <div className={classes.thumbs}>
          {pictures.slice(0, MOST_THUMBS).map((src, index) => (
            <UnstyledButton
              key={src}
              aria-label={t('product.picture', { number: index + 1 })}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <Picture src={src} alt="" />
            </UnstyledButton>
          ))}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <PictureZoom
            pictures={pictures}
            title={title}
            kind={kind}
            at={at}
            onMove={setAt}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
