import '@mantine/core/styles/Chip.css'
import { type ReactNode, useId } from 'react'
import { Chip } from '@mantine/core'
import { filters } from '@trendee/contract/filters/filters'
import { onboardingTexts } from '@trendee/contract/texts/onboarding'
import { PRIMARY_CATEGORIES, type PrimaryCategory } from '@trendee/core/lexicon/types'
import {
  GENDER_FOCUS,
  type GenderFocus,
  LINES_OF_WORK,
  type LineOfWork,
  MOST_MARKETS,
  type Preferences,
} from '@trendee/core/preferences/preferences'
import { useEndpoint } from '../api/use-endpoint'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import classes from './preferences-form.module.css'
import { usePreferenceNames } from './use-preference-names'

addTexts(onboardingTexts)

interface PreferencesFormProps {
  readonly value: Preferences
  readonly onChange: (value: Preferences) => void
}

/** What an account works on: four questions, of which each may stay unanswered. */
export function PreferencesForm({ value, onChange }: PreferencesFormProps) {
  const { t, format } = useTexts()
  const { category } = usePreferenceNames()
  const { data: index } = useEndpoint(filters.index, {})
  const known = (index?.trend_regions ?? [])
    .map(({ value: region }) => region)
    .filter((code) => code !== UNKNOWN_REGION)
  // A market that the data lost stays to be taken away.
  const markets = [...known.slice(0, MOST_MARKETS), ...value.regions.filter((region) => !known.includes(region))]
  return (
    <div className={classes.form}>
      <Question title={t('preferences.work')}>
        <Choice
          values={LINES_OF_WORK}
          value={value.work}
          nameOf={(work) => t(`work.${work}`)}
          onChange={(work: LineOfWork | null) => onChange({ ...value, work })}
        />
      </Question>
      <Question title={t('preferences.gender')}>
        <Choice
          values={GENDER_FOCUS}
          value={value.gender}
          nameOf={(gender) => t(`gender.${gender}`)}
          onChange={(gender: GenderFocus | null) => onChange({ ...value, gender })}
        />
      </Question>
      <Question title={t('preferences.categories')} note={t('preferences.categories_note')}>
        <Choices
          values={PRIMARY_CATEGORIES}
          chosen={value.categories}
          nameOf={category}
          onChange={(categories: readonly PrimaryCategory[]) => onChange({ ...value, categories })}
        />
      </Question>
      {markets.length > 0 && (
        <Question title={t('preferences.regions')} note={t('preferences.regions_note')}>
          <Choices
            values={markets}
            chosen={value.regions}
            nameOf={(region) => format.region(region)}
            onChange={(regions) => onChange({ ...value, regions })}
          />
        </Question>
      )}
    </div>
  )
}

interface QuestionProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Question({ title, note, children }: QuestionProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.question}>
      <p id={id} className={classes.title}>
        {title}
      </p>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      <div className={classes.chips}>{children}</div>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly values: readonly Value[]
  readonly value: Value | null
  readonly nameOf: (value: Value) => string
  readonly onChange: (value: Value | null) => void
}

/** One or none: what is chosen is taken back by choosing it again. */
function Choice<Value extends string>({ values, value, nameOf, onChange }: ChoiceProps<Value>) {
  return values.map((one) => (
    <Chip key={one} size="sm" checked={one === value} onChange={() => onChange(one === value ? null : one)}>
      {nameOf(one)}
    </Chip>
  ))
}

interface ChoicesProps<Value extends string> {
  readonly values: readonly Value[]
  readonly chosen: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChange: (values: readonly Value[]) => void
}

/** Any number, kept in the order in which they were chosen. */
function Choices<Value extends string>({ values, chosen, nameOf, onChange }: ChoicesProps<Value>) {
  return values.map((one) => {
    const isChosen = chosen.includes(one)
    return (
      <Chip
        key={one}
        size="sm"
        checked={isChosen}
        onChange={() => onChange(isChosen ? chosen.filter((other) => other !== one) : [...chosen, one])}
      >
        {nameOf(one)}
      </Chip>
    )
  })
}
