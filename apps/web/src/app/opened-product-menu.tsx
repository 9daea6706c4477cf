import type { ReactElement } from 'react'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Product } from '../shared/routes/screen'
import { useTexts } from '../shared/i18n/use-texts'

interface OpenedProductMenuProps {
  readonly products: readonly Product[]
  readonly target: ReactElement
  readonly onNavigate: () => void
}

/** The products that the reader may open, at first open: it comes with the first click. */
export function OpenedProductMenu({ products, target, onNavigate }: OpenedProductMenuProps) {
  const { t } = useTexts()
  return (
    <Menu defaultOpened position="bottom-start" width={212}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {products.map((product) => (
          <Menu.Item
            key={product.home}
            leftSection={<product.icon size={16} stroke={1.6} />}
            onClick={onNavigate}
            renderRoot={(props) => <Link to={product.home} {...props} />}
          >
            {t(product.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
