import type { ReactNode } from 'react'
import { Drawer } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import classes from './side-drawer.module.css'

interface SideDrawerProps {
  readonly title: string
  /** In pixels; the drawer fills a narrower window. */
  readonly width: number
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows what one row of a list holds, beside the list. */
export function SideDrawer({ title, width, isOpen, onClose, children }: SideDrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={`min(${width}px, 100vw)`}
      title={<span className={classes.title}>{title}</span>}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {children}
    </Drawer>
  )
}
