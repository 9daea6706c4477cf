/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a missing picture has no image file */
import { useState } from 'react'
import { IconPhotoOff } from '@tabler/icons-react'
import classes from './picture.module.css'

interface PictureProps {
  readonly src: string | undefined
  /** Empty when a text beside it already says what it shows. */
  readonly alt: string
  readonly ratio?: string
  readonly isEager?: boolean
}

/** A picture on a quiet ground; a sign in its place when there is none. */
export function Picture({ src, alt, ratio = '4 / 5', isEager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isMissing = src === undefined || src === '' || failed === src
  return (
    <span className={classes.frame} style={{ aspectRatio: ratio }}>
      {isMissing ? (
        <span className={classes.missing} role="img" aria-label={alt}>
          <IconPhotoOff size={22} stroke={1.2} aria-hidden />
        </span>
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

interface CollageProps {
  readonly pictures: readonly string[]
  readonly alt: string
  readonly isEager?: boolean
}

/** One large picture and two beside it; fewer when there are fewer. */
export function Collage({ pictures, alt, isEager = false }: CollageProps) {
  const shown = pictures.slice(0, 3)
  return (
    <span className={classes.collage} data-count={shown.length}>
      {(shown.length === 0 ? [undefined] : shown).map((src, index) => (
        <Picture key={src ?? 'none'} src={src} alt={index === 0 ? alt : ''} ratio="auto" isEager={isEager} />
      ))}
    </span>
  )
}
