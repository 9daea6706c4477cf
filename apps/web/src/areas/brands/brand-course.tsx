import { useMemo } from 'react'
import { useTexts } from '../../shared/i18n/use-texts'
import { Chart } from '../../shared/charts/chart'
import { Section } from '../../shared/ui/screen'
import { type BrandInfo, discountModel } from './brand-models'
import classes from './brands.module.css'

/** How far the brand reduced its prices over the weeks, and how often it changed them. */
export function BrandCourse({ info: { weeks, brand } }: { readonly info: BrandInfo }) {
  const texts = useTexts()
  const { t, format } = texts
  const model = useMemo(() => discountModel(weeks, texts), [weeks, texts])
  if (weeks.length === 0) return null
  const isTold = weeks.some((week) => week.reduced_share !== null)
  const sum = (valueOf: (week: (typeof weeks)[number]) => number) =>
    weeks.reduce((total, week) => total + valueOf(week), 0)
  const stock = weeks.at(-1)?.in_stock_share ?? null
  return (
    <Section id="course" title={t('brand.course')} note={isTold ? t('brand.course_note') : t('brand.course_unknown')}>
      {isTold && (
        <Chart
          title={t('brand.course')}
          model={model}
          height={260}
          source={t('brand.course_source', { count: sum((week) => week.captures), day: format.day(brand.as_of) })}
        />
      )}
      {brand.new_arrivals !== null && (
        <p className={classes.note}>
          {t('brand.changes', {
            cuts: sum((week) => week.price_cuts),
            rises: sum((week) => week.price_rises),
            weeks: weeks.length,
            stock: format.share(stock),
          })}
        </p>
      )}
    </Section>
  )
}
