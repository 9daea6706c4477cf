import { PasswordInput } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import classes from './fields.module.css'
import { SHORTEST_PASSWORD } from '@trendee/core/access/password-rules'
import { passwordStrength } from './password-strength'

interface NewPasswordProps {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error: string | null
}

/** A password to be: the rule in words, and how far its length goes. */
export function NewPassword({ label, value, onChange, error }: NewPasswordProps) {
  const { t } = useTexts()
  const { level, missing } = passwordStrength(value)
  const word = level === 'short' ? t('strength.short', { count: missing }) : t(`strength.${level}`)
  return (
    <div className={classes.newPassword}>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
        classNames={{ description: classes.rule ?? '' }}
        description={t('strength.rule', { count: SHORTEST_PASSWORD })}
        error={error}
      />
      {/* An error says what is missing itself. */}
      {value !== '' && error === null && (
        <p className={classes.strength} data-level={level} aria-live="polite">
          <span className={classes.bars} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {word}
        </p>
      )}
    </div>
  )
}
