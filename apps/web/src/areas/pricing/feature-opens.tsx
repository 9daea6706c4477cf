import { Fragment } from 'react'
import { Link } from '@tanstack/react-router'
import type { Line } from '@trendee/core/plans/lines'
import { useTexts } from '../../shared/i18n/use-texts'
import { type OpenedScreen, screensOfFeature } from '../../shared/plans/feature-screens'
import { useFeatureText } from '../../shared/plans/use-feature-text'
import classes from './feature-opens.module.css'

interface FeatureOpensProps {
  readonly feature: string
  readonly line: Line
}

/** A feature, and where it is used. */
export function FeatureOpens({ feature, line }: FeatureOpensProps) {
  const { t } = useTexts()
  const { featureName } = useFeatureText()
  const screens = screensOfFeature(feature, line)
  const [only] = screens
  // A feature that is one screen of its own name is not named twice.
  if (only !== undefined && screens.length === 1 && t(only.label) === featureName(feature)) {
    return (
      <span className={classes.named}>
        <Opened screen={only} />
      </span>
    )
  }
  return (
    <>
      {featureName(feature)}
      {screens.length > 0 && (
        <small className={classes.opens}>
          {screens.map((screen, at) => (
            <Fragment key={screen.path}>
              {at > 0 && ' · '}
              <Opened screen={screen} />
            </Fragment>
          ))}
        </small>
      )}
    </>
  )
}

function Opened({ screen: { path, label } }: { readonly screen: OpenedScreen }) {
  const { t } = useTexts()
  // A page of one thing is reached from a list.
  if (path.includes('$')) return <span>{t(label)}</span>
  if (path.startsWith('/api/')) return <a href={path}>{t(label)}</a>
  return <Link to={path}>{t(label)}</Link>
}
