import { useTexts } from '../../shared/i18n/use-texts'

export const CURVE_HEIGHT = 400

/** The spans that a curve of several years opens on. */
export function useZooms() {
  const { t } = useTexts()
  return [
    { label: t('chart.year', { count: 1 }), days: 731 },
    { label: t('chart.year', { count: 3 }), days: 1461 },
  ]
}
