import { Tooltip } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import classes from './growth.module.css'

interface GrowthProps {
  /** A fraction; `null` when too little is known. */
  readonly value: number | null
  readonly size?: 'sm' | 'md' | 'lg'
  /** Why there is none, in words; too little data when absent. */
  readonly missing?: string | undefined
  /** What the number means, on hover. */
  readonly meaning?: string
}

const FLAT = 0.0005

/** Growth with a sign, an arrow and a colour, never by colour alone. */
export function Growth({ value, size = 'md', missing, meaning }: GrowthProps) {
  const { t, format } = useTexts()
  const way = value === null ? 'unknown' : value > FLAT ? 'up' : value < -FLAT ? 'down' : 'flat'
  const Arrow = way === 'up' ? IconArrowUpRight : way === 'down' ? IconArrowDownRight : IconMinus
  const text = (
    <span className={classes.growth} data-way={way} data-size={size}>
      {way !== 'unknown' && <Arrow className={classes.arrow} stroke={2} aria-hidden />}
      {format.growth(value)}
    </span>
  )
  const label = value === null ? (missing ?? t('growth.too_little')) : meaning
  return label === undefined ? (
    text
  ) : (
    <Tooltip label={label} multiline maw={320}>
      {text}
    </Tooltip>
  )
}
