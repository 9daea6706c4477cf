import type { LookSummary } from '@trendee/contract/runway/look'
import { useTexts } from '../../shared/i18n/use-texts'
import type { QuickViewProps } from '../../shared/lists/list-definition'
import { QuickViewDrawer } from '../../shared/lists/quick-view-drawer'
import { useLookWords } from '../../shared/looks/use-look-words'
import { lookRecordPath } from '../../shared/records/record-path'
import classes from './look-screen.module.css'

/** One look of the wall in short. */
export function LookQuickView(wall: QuickViewProps<LookSummary>) {
  const { nameOf } = useTexts()
  const words = useLookWords()
  return (
    <QuickViewDrawer
      {...wall}
      shown={(look) => ({
        overline: words.place(look),
        title: words.title(look),
        picture: look.picture,
        pictureKind: look.picture_kind,
        to: lookRecordPath(look.id),
        star: { kind: 'look', id: look.id },
        tags: [...new Set(look.attributes.map(({ name, name_zh }) => nameOf(name, name_zh)))],
      })}
      more={Worn}
    />
  )
}

function Worn({ row }: { readonly row: LookSummary }) {
  return (
    <ul className={classes.worn}>
      {row.garments.map((garment) => (
        <li key={garment}>{garment}</li>
      ))}
    </ul>
  )
}
