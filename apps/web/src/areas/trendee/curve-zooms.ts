import { useTexts } from '../../shared/i18n/use-texts'

export const CURVE_HEIGHT = 400
const YEAR_DAYS = 365.25

/** The spans that a curve of several years opens on: so many years, and the year ahead where one is drawn. */
export function useZooms(hasForecast: boolean) {
  const { t } = useTexts()
  const ahead = hasForecast ? YEAR_DAYS : 0
  return [1, 3].map((count) => ({ label: t('chart.year', { count }), days: Math.ceil(count * YEAR_DAYS + ahead) }))
}
