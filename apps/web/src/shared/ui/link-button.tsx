import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface LinkButtonProps extends Omit<ButtonProps, 'renderRoot'> {
  /** Path of the screen it leads to. */
  readonly to: string
  /** The address's search; `true` keeps the one that stands. Without it: none. */
  readonly search?: Readonly<Record<string, unknown>> | true
  readonly children: ReactNode
}

/** A button that leads to another screen: a link, so it opens in a new tab and says its address. */
export function LinkButton({ to, search, ...looks }: LinkButtonProps) {
  const asked = search === undefined ? {} : { search }
  return <Button {...looks} renderRoot={(props) => <Link to={to} {...asked} {...props} />} />
}
