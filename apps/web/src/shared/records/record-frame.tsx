import type { ReactNode } from 'react'
import { Anchor, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { PictureKind } from '@trendee/contract/fields'
import { recordTexts } from '@trendee/contract/texts/records'
import { webLink } from '@trendee/core/links/web-link'
import { addTexts } from '../i18n/i18n'
import { JumpLinks } from '../ui/jump-links'
import { RecordPictures } from './record-pictures'
import classes from './record.module.css'

addTexts(recordTexts)

/** A part of the page below the head; one without anything in it is left out by who makes the parts. */
export interface RecordPart {
  /** Of its element, where links of a phone lead. */
  readonly id: string
  readonly label: string
}

interface RecordFrameProps {
  readonly title: string
  /** Where it is from, above the title. */
  readonly overline?: ReactNode
  /** Who made it and what it is, below the title. */
  readonly by?: ReactNode
  readonly pictures: readonly string[]
  readonly pictureKind: PictureKind
  /** Its figures and fields. */
  readonly facts?: ReactNode
  readonly description?: string
  /** The address where it was found, as the feed says it. */
  readonly url?: string
  readonly sourceLabel: string
  /** What else can be done with it, before the star. */
  readonly actions?: ReactNode
  /** A button that keeps it, beside the title. */
  readonly star?: ReactNode
  readonly parts: readonly RecordPart[]
  readonly children?: ReactNode
}

/** One record: pictures with zoom, what it is, its figures, where it was found; further parts follow below. */
export function RecordFrame(props: RecordFrameProps) {
  const { title, overline, by, pictures, pictureKind, facts, description = '', url = '', actions, star, parts } = props
  const source = webLink(url)
  return (
    <>
      <div className={classes.head}>
        <RecordPictures key={pictures[0]} pictures={pictures} kind={pictureKind} title={title} />
        <div>
          {overline !== undefined && <p className="caps">{overline}</p>}
          <div className={classes.titleRow}>
            <div>
              <h1 className={`display ${classes.title}`}>{title}</h1>
              {by !== undefined && <p className={classes.by}>{by}</p>}
            </div>
            {(actions !== undefined || star !== undefined) && (
              <div className={classes.actions}>
                {actions}
                {star}
              </div>
            )}
          </div>
          {facts}
          {description !== '' && <p className={classes.description}>{description}</p>}
          {source !== '' && (
            <Anchor href={source} target="_blank" rel="noreferrer" size="sm" className={classes.source ?? ''}>
              {props.sourceLabel} <IconExternalLink size={14} stroke={1.6} aria-hidden />
            </Anchor>
          )}
        </div>
      </div>
      <JumpLinks parts={parts} />
      {props.children}
    </>
  )
}

/** The layout to come, in grey. */
export function RecordSkeleton() {
  return (
    <div className={classes.head}>
      <Skeleton height={460} />
      <div>
        <Skeleton height={14} width={120} mb={12} />
        <Skeleton height={44} mb={24} />
        <Skeleton height={120} />
      </div>
    </div>
  )
}

/** Parts of a record side by side: the wide one first. */
export function RecordPair({ children }: { readonly children: ReactNode }) {
  return <div className={classes.two}>{children}</div>
}

/** A few pictures of what is like it. */
export function RecordWall({ children }: { readonly children: ReactNode }) {
  return <div className={classes.wall}>{children}</div>
}
