import { Fragment, type ReactNode } from 'react'

/** What is known of several things in one line, links among them; what is '' is left out with its dot. */
export function Joined({ parts }: { readonly parts: readonly ReactNode[] }) {
  return parts
    .filter((part) => part !== '')
    .map((part, place) => (
      // The parts of a line never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>
        {place > 0 && ' · '}
        {part}
      </Fragment>
    ))
}
