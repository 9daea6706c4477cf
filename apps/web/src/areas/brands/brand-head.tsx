import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { windowChoices } from '../../shared/lists/choices'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { FollowButton } from '../../shared/stars/star-button'
import { Growth } from '../../shared/ui/growth'
import { Collage } from '../../shared/ui/picture'
import { Figure, ScreenHead } from '../../shared/ui/screen'
import { PricePlace, seenOn } from './brand-figures'
import type { BrandInfo } from './brand-models'
import classes from './brands.module.css'

interface HeadProps {
  readonly info: BrandInfo
  readonly window: WindowDays
  readonly onWindow: (window: WindowDays) => void
}

/** Who the brand is and its few main figures, each with what it rests on. */
export function BrandHead({ info, window, onWindow }: HeadProps) {
  const texts = useTexts()
  const { t, format, language, nameOf } = texts
  const name = useNames()
  const { brand } = info
  const title = nameOf(brand.name, brand.name_zh)
  const other = language === 'zh' ? brand.name : brand.name_zh
  const names = [...(other === '' || other === title ? [] : [other]), ...brand.aliases]
  const country = language === 'zh' ? brand.country_name_zh : brand.country_name
  return (
    <div className={classes.top}>
      <div>
        <ScreenHead
          title={title}
          overline={[country, seenOn(brand, name, t)].filter(Boolean).join(' · ')}
          {...(names.length === 0 ? {} : { note: t('brand.also', { names: format.list(names.slice(0, 6)) }) })}
        />
        {brand.lines.length > 0 && (
          <p className={classes.note}>{t('brand.lines', { names: format.list(brand.lines) })}</p>
        )}
        <div className={classes.figures}>
          <Figure label={t('column.segment')}>
            <span className={classes.place}>
              <PricePlace brand={brand} />
            </span>
          </Figure>
          <Figure
            label={t('growth.in_window', { what: t('growth.window'), count: brand.demand_days ?? window })}
            note={
              brand.growth === null ? t('growth.too_little') : t('brands.growth_of', { count: brand.growth_products })
            }
          >
            <Growth value={brand.growth} size="lg" meaning={t('meaning.brand_growth')} />
          </Figure>
          <Figure label={t('column.on_sale')} note={t('brand.known', { count: brand.known_products })}>
            {format.count(brand.products)}
          </Figure>
          <Figure label={t('column.new_arrivals')} note={t('window.short', { days: window })}>
            {format.count(brand.new_arrivals)}
          </Figure>
          <Figure
            label={t('column.reduced_share')}
            {...(brand.discount_depth
              ? { note: t('brands.by_share', { share: format.share(brand.discount_depth) }) }
              : {})}
          >
            {format.share(brand.reduced_share)}
          </Figure>
          <Figure label={t('column.posts')} note={t('window.short', { days: window })}>
            {format.count(brand.posts)}
          </Figure>
          {brand.looks !== null && brand.looks > 0 && (
            <Figure label={t('column.looks')} note={t('brand.last_show', { day: format.month(brand.last_show ?? '') })}>
              {format.count(brand.looks)}
            </Figure>
          )}
        </div>
        <div className={classes.actions}>
          <FilterSegment
            label={t('filter.window')}
            value={String(window)}
            choices={windowChoices(texts)}
            onChange={(value) => onWindow(WINDOWS.find((days) => String(days) === value) ?? window)}
          />
          <FollowButton kind="brand" id={brand.id} name={title} size="xs" />
        </div>
        <p className={classes.source}>{t('brand.to', { day: format.day(brand.as_of) })}</p>
      </div>
      {brand.pictures.length > 0 && (
        <div className={classes.collage}>
          <Collage pictures={brand.pictures} alt={title} isEager />
        </div>
      )}
    </div>
  )
}
