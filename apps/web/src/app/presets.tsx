import { Suspense, lazy } from 'react'
import { useMatches } from '@tanstack/react-router'
import { useUser } from '../shared/api/session'
import { presetsOf } from '../shared/preferences/presets'

const PresetLine = lazy(() => import('./preset-line').then((module) => ({ default: module.PresetLine })))

/** The line above a screen that starts with what its reader works on; nothing for whoever answered nothing. */
export function Presets() {
  const info = useUser()?.userInfo
  const fields = useMatches({ select: (matches) => matches.at(-1)?.staticData.presets }) ?? []
  const presets = presetsOf(info, fields)
  if (Object.keys(presets).length === 0) return null
  return (
    <Suspense>
      <PresetLine presets={presets} />
    </Suspense>
  )
}
