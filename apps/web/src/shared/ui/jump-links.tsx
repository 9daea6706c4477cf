import { useTexts } from '../i18n/use-texts'
import classes from './jump-links.module.css'

interface JumpLinksProps {
  /** Parts of the page by their element's id, in their order. */
  readonly parts: readonly { readonly id: string; readonly label: string }[]
  /** On a wide screen too, where the parts stand below each other there. */
  readonly isWide?: boolean
}

/** Leads to the parts of a long page: a phone, as where all stands side by side there is nothing to jump to, unless it is long there too. */
export function JumpLinks({ parts, isWide = false }: JumpLinksProps) {
  const { t } = useTexts()
  if (parts.length < 2) return null
  return (
    <nav aria-label={t('jump.label')} className={classes.links} data-wide={isWide || undefined}>
      {parts.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            // No step of the history: Back undoes the last filter.
            event.preventDefault()
            document.getElementById(id)?.scrollIntoView({ block: 'start' })
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
