import { Avatar } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CreatorSummary } from '@trendee/contract/social/social-fields'
import { useNames } from '../../shared/api/use-names'
import { StarButton } from '../../shared/stars/star-button'
import { creatorPath } from '../../shared/records/record-path'
import classes from './creator-screen.module.css'

/** A creator's initials, name and handle. Nobody's face is shown: feeds bring none. */
export function CreatorName({ creator }: { readonly creator: CreatorSummary }) {
  const name = useNames()
  return (
    <span className={classes.person}>
      <StarButton kind="creator" id={creator.id} name={creator.name} />
      <Avatar name={creator.name} size={34} radius="xl" color="gray" aria-hidden />
      <span className={classes.words}>
        <Link to={creatorPath(creator.id)} className={classes.name}>
          {creator.name}
        </Link>
        <span className={classes.faint}>
          {creator.screen_name} · {name(creator.platform)}
        </span>
      </span>
    </span>
  )
}
