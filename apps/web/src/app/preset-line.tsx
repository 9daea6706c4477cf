import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { onboardingTexts } from '@trendee/contract/texts/onboarding'
import type { PresetFilters } from '@trendee/core/preferences/preferences'
import { addTexts } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import { holdsPresets, removedPresets } from '../shared/preferences/presets'
import { usePreferenceNames } from '../shared/preferences/use-preference-names'
import classes from './preset-line.module.css'

addTexts(onboardingTexts)

/** Says what was preset on the screen, and leads to a change, or to the screen without it and back. */
export function PresetLine({ presets }: { readonly presets: PresetFilters }) {
  const { t } = useTexts()
  const names = usePreferenceNames()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const what = names.presets(presets)
  const go = (address: Readonly<Record<string, unknown>>) =>
    void navigate({ to: pathname, search: address, resetScroll: false })
  if (!holdsPresets(search, presets)) {
    const { for: _, ...rest } = search as Readonly<Record<string, unknown>>
    return (
      <p className={classes.line}>
        <button type="button" className="text-button" onClick={() => go({ ...rest, ...presets })}>
          {t('preset.show', { what })}
        </button>
      </p>
    )
  }
  return (
    <p className={classes.line} data-preset>
      <span>{t('preset.is', { what })}</span>
      <Link to="/user/info" search={{ section: 'preferences' }} className="text-button">
        {t('preset.change')}
      </Link>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('preset.remove')}
        onClick={() => go(removedPresets(search, presets))}
      >
        <IconX size={14} stroke={1.6} aria-hidden />
      </ActionIcon>
    </p>
  )
}
