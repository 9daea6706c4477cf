/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a missing picture has no image file */
import { useState } from 'react'
import type { PictureKind } from '@trendee/contract/fields'
import { IconPhotoOff } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import classes from './picture.module.css'
import { isDrawing, wallPicture } from './wall-picture'

interface PictureProps {
  readonly src: string | undefined
  /** Empty when a text beside it already says what it shows. */
  readonly alt: string
  readonly ratio?: string
  readonly isEager?: boolean
  /** A drawing is labelled, so that nobody takes it for the thing; absent where no single thing is shown. */
  readonly kind?: PictureKind
  /** Of one of many: the CSS pixels that it is wide at most. It is asked for as pixels, and as drawn where there are none. */
  readonly width?: number
  /** Too small for words on it: only who hears or points at it is told. */
  readonly isSmall?: boolean
}

/** A picture on a quiet ground; a sign in its place when there is none. */
export function Picture({ src, alt, ratio = '4 / 5', isEager = false, kind, width, isSmall = false }: PictureProps) {
  const { t } = useTexts()
  const [failed, setFailed] = useState<string | null>(null)
  const [unrendered, setUnrendered] = useState<string | null>(null)
  const isMissing = src === undefined || src === '' || failed === src
  const asPixels = isMissing || width === undefined || unrendered === src ? null : wallPicture(src, width)
  const isDrawn = kind === 'illustration' && !isMissing && isDrawing(src)
  const words = isDrawn ? (alt === '' ? t('picture.illustration') : t('picture.illustration_of', { what: alt })) : alt
  return (
    <span
      className={classes.frame}
      style={{ aspectRatio: ratio }}
      title={isDrawn ? t('picture.illustration_means') : undefined}
    >
      {isMissing ? (
        <span className={classes.missing} role="img" aria-label={alt}>
          <IconPhotoOff size={22} stroke={1.2} aria-hidden />
        </span>
      ) : (
        <img
          className={classes.picture}
          src={src}
          {...asPixels}
          alt={words}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          // A server that has much to draw refuses pixels; the drawing itself it always has.
          onError={() => (asPixels?.srcSet === undefined ? setFailed(src) : setUnrendered(src))}
        />
      )}
      {isDrawn && !isSmall && (
        <span className={classes.label} aria-hidden>
          {t('picture.illustration')}
        </span>
      )}
    </span>
  )
}

interface CollageProps {
  readonly pictures: readonly string[]
  readonly alt: string
  readonly isEager?: boolean
  /** What each of them is, by its place; absent where they show no single thing. */
  readonly kinds?: readonly PictureKind[]
}

/** One large picture and two beside it; fewer when there are fewer. Drawings beside a drawing bear no label of their own. */
export function Collage({ pictures, alt, isEager = false, kinds }: CollageProps) {
  const shown = pictures.slice(0, 3)
  return (
    <span className={classes.collage} data-count={shown.length}>
      {(shown.length === 0 ? [undefined] : shown).map((src, index) => (
        <Picture
          key={src ?? 'none'}
          src={src}
          alt={index === 0 ? alt : ''}
          ratio="auto"
          isEager={isEager}
          isSmall={index > 0 && kinds?.[0] === 'illustration'}
          {...(kinds?.[index] === undefined ? {} : { kind: kinds[index] })}
        />
      ))}
    </span>
  )
}
