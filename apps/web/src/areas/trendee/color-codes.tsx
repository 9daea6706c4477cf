import { CopyButton, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import { colorCode, colorOfCode } from '@trendee/core/colors/color-code'
import { labOf } from '@trendee/core/colors/lab'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useState } from 'react'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { Section } from '../../shared/ui/screen'
import classes from './color-panel.module.css'

interface CodesProps {
  readonly colors: OutputOf<typeof trends.topListColor>['list']
  readonly gender: AskedGender
  readonly region: string
}

/** Hex, Lab and our own code of each colour, and the named colour that is nearest to any. */
export function ColorCodes({ colors, gender, region }: CodesProps) {
  const texts = useTexts()
  const { t, nameOf } = texts
  const [asked, setAsked] = useState('')
  const named = colors.flatMap((color) =>
    color.hex === null
      ? []
      : [{ value: color.trend_id, type: color.type, hex: color.hex, name: nameOf(color.name, color.trend_name_zh) }],
  )
  const code = codeOf(asked)
  const nearest = colorOfCode(code, named)
  return (
    <Section title={t('palette.codes')} note={t('palette.codes_note')}>
      <div className={classes.find}>
        <TextInput
          size="xs"
          aria-label={t('palette.find')}
          placeholder={t('palette.find')}
          value={asked}
          onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        />
        <p aria-live="polite" className={classes.found}>
          {asked.trim() !== '' && nearest === null && t('palette.no_code')}
          {nearest !== null && (
            <>
              {t('palette.nearest')} <span className={classes.dot} style={{ background: nearest.hex }} aria-hidden />
              <Link to={trendPath({ trend_id: nearest.value, type: nearest.type }, gender)} search={inRegion(region)}>
                {nearest.name}
              </Link>{' '}
              <Copied text={code} texts={texts} />
            </>
          )}
        </p>
      </div>
      <details className={classes.all}>
        <summary>{t('palette.all_codes', { count: named.length })}</summary>
        <div className={classes.scroll}>
          <table className={classes.codes}>
            <thead>
              <tr>
                <th>{t('palette.color')}</th>
                <th>{t('palette.code')}</th>
                <th>Hex</th>
                <th>L* a* b*</th>
              </tr>
            </thead>
            <tbody>
              {named.map(({ value, name, hex, type }) => (
                <tr key={value}>
                  <td>
                    <span className={classes.dot} style={{ background: hex }} aria-hidden />
                    <Link to={trendPath({ trend_id: value, type }, gender)} search={inRegion(region)}>
                      {name}
                    </Link>
                  </td>
                  {[colorCode(hex), hex, labText(hex)].map((text) => (
                    <td key={text}>
                      <Copied text={text} texts={texts} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  )
}

/** The code that is meant by a code, or by a hex with or without its mark. */
function codeOf(asked: string): string {
  const text = asked.trim()
  const hex = /^#?([0-9a-f]{6})$/i.exec(text)?.[1]
  return hex === undefined ? text.toUpperCase() : colorCode(`#${hex}`)
}

function labText(hex: string): string {
  const { l, a, b } = labOf(hex)
  // No minus before a nought.
  return [l, a, b].map((value) => (Math.round(value * 10) / 10 + 0).toFixed(1)).join(' ')
}

function Copied({ text, texts: { t } }: { readonly text: string; readonly texts: Texts }) {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <button type="button" className={classes.copy} aria-label={t('palette.copy', { code: text })} onClick={copy}>
          {copied ? t('action.copied') : text}
        </button>
      )}
    </CopyButton>
  )
}
