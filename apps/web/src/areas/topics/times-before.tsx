import { Tooltip } from '@mantine/core'
import { UNKNOWN } from '../../shared/format/format'
import { useTexts } from '../../shared/i18n/use-texts'

/** `1.8× the weeks before`: what was counted, and no effect of the festival. */
export function TimesBefore({ ratio }: { readonly ratio: number | null }) {
  const { t, format } = useTexts()
  if (ratio !== null) return <>{t('festivals.times_before', { times: format.decimal(ratio, 1) })}</>
  return (
    <Tooltip label={t('festivals.ratio_unknown')} multiline maw={320}>
      <span>{UNKNOWN}</span>
    </Tooltip>
  )
}
