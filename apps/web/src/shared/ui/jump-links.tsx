import { useTexts } from '../i18n/use-texts'
import classes from './jump-links.module.css'

interface JumpLinksProps {
  /** Parts of the page by their element's id, in their order. */
  readonly parts: readonly { readonly id: string; readonly label: string }[]
}

/** Leads a phone to the parts of a long page. Where all stands side by side there is nothing to jump to. */
export function JumpLinks({ parts }: JumpLinksProps) {
  const { t } = useTexts()
  if (parts.length < 2) return null
  return (
    <nav aria-label={t('jump.label')} className={classes.links}>
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
