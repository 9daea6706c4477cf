import type { ComponentType } from 'react'
import { Drawer } from '@mantine/core'
import type { PictureKind } from '@trendee/contract/fields'
import { useTexts } from '../i18n/use-texts'
import { useShortcuts } from '../keys/use-shortcuts'
import { StarButton } from '../stars/star-button'
import type { StarKey } from '../stars/use-stars'
import { LinkButton } from '../ui/link-button'
import { Picture } from '../ui/picture'
import { StepButton } from '../ui/step-button'
import type { QuickViewProps } from './list-definition'
import classes from './quick-view.module.css'

/** What a quick view shows of a row. */
export interface QuickRow {
  /** Where it is from. */
  readonly overline: string
  readonly title: string
  readonly picture: string
  readonly pictureKind: PictureKind
  /** Its own page. */
  readonly to: string
  readonly tags: readonly string[]
  readonly star: StarKey
}

interface QuickViewDrawerProps<Row> extends QuickViewProps<Row> {
  readonly shown: (row: Row) => QuickRow
  /** Below its title: its figures. */
  readonly more?: ComponentType<{ readonly row: Row }>
}

/** One row of the wall beside it; the arrow keys walk on. */
export function QuickViewDrawer<Row>(props: QuickViewDrawerProps<Row>) {
  const { rows, at, onMove, shown, more: More } = props
  const { t } = useTexts()
  const row = rows[at]
  const walk = (step: number) => {
    if (rows[at + step] !== undefined) onMove(at + step)
  }
  useShortcuts({ previous: () => walk(-1), next: () => walk(1) })
  if (row === undefined) return null
  const { overline, title, picture, pictureKind, to, tags, star } = shown(row)
  return (
    <Drawer
      opened
      onClose={() => onMove(null)}
      position="right"
      size={460}
      title={overline}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <div className={classes.quick}>
        <Picture src={picture} alt={title} kind={pictureKind} isEager />
        <h2 className={classes.title}>{title}</h2>
        {More !== undefined && <More row={row} />}
        {tags.length > 0 && (
          <p className={classes.tags}>
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        )}
        <div className={classes.foot}>
          <StepButton to="previous" isPossible={at > 0} onStep={() => walk(-1)} />
          <StepButton to="next" isPossible={at < rows.length - 1} onStep={() => walk(1)} />
          <StarButton {...star} name={title} />
          <LinkButton ml="auto" to={to}>
            {t('product.open')}
          </LinkButton>
        </div>
      </div>
    </Drawer>
  )
}
