import { Suspense, lazy } from 'react'
import { useMatches } from '@tanstack/react-router'
import { useUser } from '../shared/api/session'
import { presetsOf } from '../shared/preferences/presets'

const RegionOfData = lazy(() => import('./region-of-data').then((module) => ({ default: module.RegionOfData })))
const PresetLine = lazy(() => import('./preset-line').then((module) => ({ default: module.PresetLine })))

/** The line above a screen that starts with what its reader works on; nothing for whoever answered nothing. */
export function Presets() {
  const info = useUser()?.userInfo
  const fields = useMatches({ select: (matches) => matches.at(-1)?.staticData.presets }) ?? []
  const presets = presetsOf(info, fields)
  return (
    <>
      {fields.includes('region') && (
        <Suspense>
          <RegionOfData />
        </Suspense>
      )}
      {Object.keys(presets).length > 0 && (
        <Suspense>
          <PresetLine presets={presets} />
        </Suspense>
      )}
    </>
  )
}
