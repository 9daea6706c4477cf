import { IconScissors } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts'
import { redesignPath } from '../../shared/records/record-path'
import { LinkButton } from '../../shared/ui/link-button'

/** From a product to its flat, which is changed by attribute. */
export function RedesignLink({ product }: { readonly product: Parameters<typeof redesignPath>[0] }) {
  const { t } = useTexts()
  return (
    <LinkButton
      variant="default"
      size="xs"
      leftSection={<IconScissors size={14} stroke={1.6} aria-hidden />}
      to={redesignPath(product)}
    >
      {t('record.redesign')}
    </LinkButton>
  )
}
