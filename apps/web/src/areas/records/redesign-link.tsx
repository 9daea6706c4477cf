import { Button } from '@mantine/core'
import { IconScissors } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { redesignPath } from '../../shared/records/record-path'

/** From a product to its flat, which is changed by attribute. */
export function RedesignLink({ product }: { readonly product: Parameters<typeof redesignPath>[0] }) {
  const { t } = useTexts()
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconScissors size={14} stroke={1.6} aria-hidden />}
      renderRoot={(props) => <Link to={redesignPath(product)} {...props} />}
    >
      {t('record.redesign')}
    </Button>
  )
}
