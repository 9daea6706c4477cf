import { ActionIcon, Button, type ButtonProps } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { ALERT_RECORDS } from '@trendee/core/alerts/alert-kinds'
import { AlertButton } from '../alerts/alert-button'
import { useTexts } from '../i18n/use-texts'
import classes from './star-button.module.css'
import { type StarKey, useStar } from './use-stars'

interface StarButtonProps extends StarKey {
  /** What it is the star of, for those who only hear it. */
  readonly name: string
  /** On a picture: a star alone, on a ground of its own. */
  readonly isOnPicture?: boolean
}

/** A star on a record's card: full where it is followed. Nothing where nobody is signed in. */
export function StarButton({ name, isOnPicture = false, ...key }: StarButtonProps) {
  const { t } = useTexts()
  const star = useStar(key)
  if (star === null) return null
  const Icon = star.isStarred ? IconStarFilled : IconStar
  return (
    <ActionIcon
      className={classes.star}
      variant="subtle"
      color="gray"
      size="lg"
      data-on-picture={isOnPicture || undefined}
      data-starred={star.isStarred || undefined}
      aria-pressed={star.isStarred}
      aria-label={t('star.follow_name', { name })}
      disabled={!star.isKnown}
      onClick={star.turn}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

interface FollowButtonProps extends StarKey, Pick<ButtonProps, 'size'> {
  readonly name: string
}

/** The same in words, at the head of a record's page, with what the reader is told of it. */
export function FollowButton({ name, size, ...key }: FollowButtonProps) {
  const { t } = useTexts()
  const star = useStar(key)
  if (star === null) return null
  const Icon = star.isStarred ? IconStarFilled : IconStar
  const word = t(star.isStarred ? 'star.following' : 'star.follow')
  const button = (
    <Button
      variant="default"
      {...(size === undefined ? {} : { size })}
      leftSection={<Icon size={14} stroke={1.6} aria-hidden />}
      data-starred={star.isStarred || undefined}
      aria-pressed={star.isStarred}
      aria-label={`${word}: ${name}`}
      disabled={!star.isKnown}
      onClick={star.turn}
    >
      {word}
    </Button>
  )
  const subject = ALERT_RECORDS.find((kind) => kind === key.kind)
  if (subject === undefined) return button
  return (
    <span className={classes.following}>
      {button}
      <AlertButton subject={subject} id={key.id} name={name} />
    </span>
  )
}
