import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DesignAnswer } from '@trendee/contract/designs/design-fields'
import { designs } from '@trendee/contract/designs/designs'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { productRecordPath } from '../../shared/records/record-path'
import { AskedTwice } from '../../shared/ui/asked-twice'
import { DataView } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { useNotices } from '../../shared/ui/notice'
import { Picture } from '../../shared/ui/picture'
import classes from './designs.module.css'
import { addressOf, savePng, saveSvg } from './save-picture'

interface DesignCardProps {
  readonly design: DesignAnswer
}

/** A design: the picture first, then what it is drawn with and what can be done with it. */
export function DesignCard({ design }: DesignCardProps) {
  const { t, nameOf } = useTexts()
  const [isCompared, setCompared] = useState(false)
  const { kind, category_name: category, category_name_zh: zh, attributes } = design
  const title =
    kind === 'print'
      ? attributes[0] && nameOf(attributes[0].name, attributes[0].name_zh)
      : nameOf(category ?? '', zh ?? '')
  return (
    <article className={classes.card} aria-label={title ?? design.brief}>
      <DesignPicture
        design={design}
        alt={[title, ...attributes.map((each) => nameOf(each.name, each.name_zh))].join(', ')}
      />
      <h3 className={classes.title}>{title}</h3>
      <DesignFacts design={design} />
      <div className={classes.actions}>
        {kind === 'garment' && (
          <LinkButton
            size="compact-sm"
            variant="default"
            to="/ai-design/garment-modification"
            search={{ design: design.design_id }}
          >
            {t('design.change')}
          </LinkButton>
        )}
        <Favourite design={design} />
        <Button size="compact-sm" variant="default" onClick={() => saveSvg(design)}>
          {t('design.svg')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void savePng(design)}>
          {t('design.png')}
        </Button>
        {kind === 'garment' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            {t('design.nearest')}
          </Button>
        )}
        <Delete design={design} />
      </div>
      {isCompared && <Nearest id={design.design_id} />}
    </article>
  )
}

interface DesignPictureProps extends DesignCardProps {
  readonly alt: string
}

/** A flat, or a print as it goes on. */
export function DesignPicture({ design: { kind, svg }, alt }: DesignPictureProps) {
  return kind === 'print' ? (
    <div
      role="img"
      aria-label={alt}
      className={classes.print}
      style={{ backgroundImage: `url("${addressOf(svg)}")` }}
    />
  ) : (
    <img src={addressOf(svg)} alt={alt} className={classes.flat} />
  )
}

function DesignFacts({ design }: DesignCardProps) {
  const { t, format, nameOf } = useTexts()
  const { kind, attributes, tile_cm: tile, repeat, colors } = design
  if (kind === 'print') {
    return (
      <p className={classes.facts}>
        {repeat !== null && t(`design.repeat.${repeat}`)}
        {tile !== null &&
          ` · ${t('design.tile', { width: format.decimal(tile.width), height: format.decimal(tile.height) })}`}
        {` · ${colors.join(' ')}`}
      </p>
    )
  }
  return (
    <ul className={classes.attributes}>
      {attributes.map(({ type, value, name, name_zh: zh, from }) => (
        <li key={`${type}:${value}`} title={`${t(`type.${type}`)}: ${t(`design.from.${from}`)}`} data-from={from}>
          {nameOf(name, zh)}
          <span className="visually-hidden"> ({t(`design.from.${from}`)})</span>
        </li>
      ))}
    </ul>
  )
}

function useRenew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [designs.list.path] })
}

function Favourite({ design: { design_id: id, is_favourite: isFavourite } }: DesignCardProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const renew = useRenew()
  const [isMarked, setMarked] = useState(isFavourite)
  const marking = useMutation({
    mutationFn: () => request(designs.favourite, { design_id: id, is_favourite: !isMarked }),
    onSuccess: (answer) => setMarked(answer.is_favourite),
    onError: notices.failed,
    onSettled: renew,
  })
  return (
    <Button
      size="compact-sm"
      variant={isMarked ? 'filled' : 'default'}
      aria-pressed={isMarked}
      loading={marking.isPending}
      onClick={() => marking.mutate()}
    >
      {t(isMarked ? 'design.no_favourite' : 'design.favourite')}
    </Button>
  )
}

function Delete({ design: { design_id: id } }: DesignCardProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const renew = useRenew()
  const deleting = useMutation({
    mutationFn: () => request(designs.del, { ids: id }),
    onError: notices.failed,
    onSettled: renew,
  })
  return (
    <AskedTwice
      word={t('design.delete')}
      consequence={t('design.delete_sure')}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    />
  )
}

/** What is on sale that is most like it, and how new it is beside that. */
function Nearest({ id }: { readonly id: string }) {
  const { t, format } = useTexts()
  const query = useEndpoint(designs.nearest, { design_id: id })
  return (
    <DataView query={query} skeleton={<Skeleton height={120} />}>
      {({ list, novelty, is_too_near: isTooNear }) =>
        novelty === null ? (
          <p className={classes.facts}>{t('design.none_near')}</p>
        ) : (
          <section aria-label={t('design.nearest')}>
            <p className={classes.facts} title={t('design.novelty_means')}>
              {t('design.novelty', { share: format.share(novelty) })}
            </p>
            {isTooNear && (
              <p role="alert" className={classes.warn}>
                {t('design.too_near')}
              </p>
            )}
            <ul className={classes.near}>
              {list.map((product) => (
                <li key={`${product.platform}/${product.id}`}>
                  <Link to={productRecordPath(product)} title={product.title}>
                    <Picture src={product.picture} kind={product.picture_kind} alt={product.title} isSmall />
                    <span>{format.share(product.likeness)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </DataView>
  )
}
