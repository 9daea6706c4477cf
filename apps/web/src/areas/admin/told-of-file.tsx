import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import { mappedColumns } from '@trendee/core/imports/mappable-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import { Fact } from './move-list'
import { windowText } from './reading-fields'

const AS_TOLD = ['shop', 'shop_url', 'currency', 'term', 'decimal_mark'] as const satisfies (keyof ReadingOptions)[]
const DAY_ORDERS = {
  'day-first': 'reading.day_first',
  'month-first': 'reading.month_first',
  'year-first': 'reading.year_first',
} as const

/** What a person told of a file beside its day: the numbers of the file are true only if that is. */
export function ToldOfFile({ run: { reading } }: { readonly run: Pick<ImportRun, 'reading'> }) {
  const { t, format } = useTexts()
  if (Object.keys(reading).length === 0) return null
  const { region, platform, day_order: dayOrder, unnamed_column: unnamed, units_window: window, mapping } = reading
  return (
    <section className={adminClasses.part} aria-label={t('reading.title')}>
      <h3>{t('reading.title')}</h3>
      <dl className={adminClasses.facts}>
        {AS_TOLD.map((name) => {
          const value = reading[name]
          return value === undefined ? null : (
            <Fact key={name} term={t(`reading.${name}`)}>
              {value}
            </Fact>
          )
        })}
        {platform !== undefined && <Fact term={t('reading.platform')}>{t(`reading.platform_${platform}`)}</Fact>}
        {region !== undefined && <Fact term={t('reading.region')}>{format.region(region)}</Fact>}
        {dayOrder !== undefined && <Fact term={t('reading.day_order')}>{t(DAY_ORDERS[dayOrder])}</Fact>}
        {unnamed !== undefined && <Fact term={t('reading.unnamed_column')}>{t(`reading.unnamed_${unnamed}`)}</Fact>}
        {window !== undefined && <Fact term={t('reading.units_window')}>{windowText(t, window)}</Fact>}
        {mapping !== undefined && (
          <Fact term={t('reading.columns')}>
            {format.list(
              mappedColumns(mapping).map(({ field, column }) =>
                t('reading.column', { field: t(`mapped.${field}`), column }),
              ),
            )}
          </Fact>
        )}
      </dl>
    </section>
  )
}
