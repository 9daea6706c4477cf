import { OwnExports } from '../../shared/lists/own-exports'
import { useTexts } from '../../shared/i18n/use-texts'
import { Part } from './part'

/** Long exports that the account asked for. */
export function ExportsSection() {
  const { t } = useTexts()
  return (
    <Part title={t('account.exports')} note={t('export.own_note')}>
      <OwnExports />
    </Part>
  )
}
