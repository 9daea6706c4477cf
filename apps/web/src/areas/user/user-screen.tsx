import type { ComponentType } from 'react'
import { type UserInfo, useUser } from '../../shared/api/session'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { AlertsSection } from './alerts-section'
import { ApiSection } from './api-section'
import { BindingsSection } from './bindings-section'
import { DevicesSection } from './devices-section'
import { ExportsSection } from './exports-section'
import { PasswordSection } from './password-section'
import { PlansSection } from './plans-section'
import { PreferencesSection } from './preferences-section'
import { ProfileSection } from './profile-section'
import { UserFrame } from './user-frame'
import { StarsSection } from './stars-section'
import { type Section, userSearch } from './user-search'
import { WordsSection } from './words-section'

const PARTS: Readonly<Record<Section, ComponentType<{ readonly info: UserInfo }>>> = {
  plans: PlansSection,
  profile: ProfileSection,
  preferences: PreferencesSection,
  stars: StarsSection,
  exports: ExportsSection,
  alerts: AlertsSection,
  bindings: BindingsSection,
  password: PasswordSection,
  devices: DevicesSection,
  api: ApiSection,
  words: WordsSection,
}

/** The account's page; which part of it is open stands in the address. */
export function UserScreen() {
  const { search } = useScreenSearch(userSearch)
  const info = useUser()?.userInfo
  const { section } = search
  const Open = PARTS[section]
  return <UserFrame current={section}>{info !== undefined && <Open info={info} />}</UserFrame>
}
