import { hexOr } from '../color'
import type { GarmentSpec } from '../garment-spec'
import { paletteOf } from '../palette'
import { heelWords, lensWords, shoeStrapWords, toeWords } from './accessory-words'
import type { Design } from './design'
import { kindWords } from './kinds'
import type { Kind, Usual } from './kinds'
import { matchAllWords, matchWords } from './slug-match'
import {
  detailWords,
  lengthWords,
  necklineWords,
  patternWords,
  shapeWords,
  sleeveLengthWords,
  sleeveWords,
  textureWords,
} from './words'
import type { Detail, Length, PatternKind, Sleeve, SleeveLength, TextureKind } from './words'

const usualLength: Partial<Record<Kind, Length>> = {
  dress: 'midi',
  skirt: 'midi',
  skort: 'mini',
  shorts: 'mini',
  coat: 'knee',
  trench: 'knee',
  robe: 'midi',
  trousers: 'maxi',
  jeans: 'maxi',
  leggings: 'maxi',
  jumpsuit: 'maxi',
  overalls: 'maxi',
  bomber: 'waist',
  vest: 'waist',
}

/** Textures whose surface is itself the pattern carry no print; prints drop onto the others. */
const selfPatterned: ReadonlySet<TextureKind> = new Set<TextureKind>(['fur', 'straw'])

/** Details that the lexicon counts among the shapes. */
const RISES: ReadonlySet<Detail> = new Set<Detail>(['high-waist', 'low-rise'])

/** Makes every choice that the spec leaves open. Never throws. */
export function designOf(spec: GarmentSpec): Design {
  const usual: Usual = matchWords(spec.type, kindWords) ?? {
    kind: 'tshirt',
    neckline: 'crew',
    sleeve: 'set-in',
    sleeveLength: 'short',
  }
  const details = new Set<Detail>(usual.details)
  for (const word of spec.details ?? []) for (const d of matchAllWords(word, detailWords)) details.add(d)
  for (const d of matchAllWords(spec.silhouette, detailWords)) if (RISES.has(d)) details.add(d)
  const accessory = accessoryOf(spec)
  if (accessory.heel === 'platform') details.add('platform')
  const palette = paletteOf(spec.colors, false)
  const shape = matchWords(spec.silhouette, shapeWords) ?? matchWords(spec.type, shapeWords)
  const wordsForLength = `${spec.length ?? ''} ${spec.silhouette ?? ''}`
  const sleeves = sleevesOf(spec, usual)
  return {
    kind: usual.kind,
    shape: shape ?? usual.shape ?? 'straight',
    length:
      matchWords(wordsForLength, lengthWords) ??
      matchWords(spec.type.replace(/(long|short)-sleeve/, ''), lengthWords) ??
      usual.length ??
      usualLength[usual.kind] ??
      'hip',
    neckline:
      matchWords(spec.neckline, necklineWords) ?? matchWords(spec.type, necklineWords) ?? usual.neckline ?? 'crew',
    ...sleeves,
    ...clothOf(spec, usual),
    details,
    ...accessory,
    colors: [
      palette.ground,
      palette.second,
      palette.third,
      ...spec.colors.slice(3).map((c) => hexOr(c, palette.second)),
    ],
    hasSecondColor: spec.colors.length > 1,
    seed: Number.isFinite(spec.seed) ? Math.trunc(spec.seed) : 0,
  }
}

/** A heel, a toe, a strap or a frame may be said by any word of the spec. */
function accessoryOf(spec: GarmentSpec): Pick<Design, 'heel' | 'toe' | 'strap' | 'lens'> {
  const said = `${spec.type} ${(spec.details ?? []).join(' ')} ${spec.silhouette ?? ''}`
  const heel = matchWords(said, heelWords)
  const toe = matchWords(said, toeWords)
  const strap = matchWords(said, shoeStrapWords)
  const lens = matchWords(said, lensWords)
  return {
    ...(heel !== undefined && { heel }),
    ...(toe !== undefined && { toe }),
    ...(strap !== undefined && { strap }),
    ...(lens !== undefined && { lens }),
  }
}

function sleevesOf(spec: GarmentSpec, usual: Usual): { sleeve: Sleeve; sleeveLength: SleeveLength } {
  const said = matchWords(spec.sleeve, sleeveWords) ?? matchWords(spec.type, sleeveWords)
  const sleeve = said ?? usual.sleeve ?? 'set-in'
  const own: SleeveLength =
    sleeve === 'cap' || sleeve === 'flutter'
      ? 'cap'
      : sleeve === 'puff' || sleeve === 'roll-up' || sleeve === 'ruffle'
        ? 'short'
        : 'long'
  const sleeveLength =
    matchWords(spec.sleeve, sleeveLengthWords) ??
    (said === undefined ? (usual.sleeveLength ?? own) : shorter(own, usual.sleeveLength, said))
  return { sleeve, sleeveLength }
}

/** A set-in or raglan sleeve keeps the garment's usual length; sleeves with a form of their own keep theirs. */
function shorter(own: SleeveLength, usual: SleeveLength | undefined, sleeve: Sleeve): SleeveLength {
  return sleeve === 'set-in' || sleeve === 'raglan' || sleeve === 'drop' || sleeve === 'cuffed' ? (usual ?? own) : own
}

function clothOf(spec: GarmentSpec, usual: Usual): { pattern: PatternKind; texture: TextureKind } {
  const pattern = matchWords(spec.pattern, patternWords) ?? matchWords(spec.type, patternWords) ?? 'solid'
  // A pattern that is woven in is a surface: jacquard.
  const woven = pattern === 'solid' ? matchWords(spec.pattern, textureWords) : undefined
  const texture =
    matchWords(spec.texture, textureWords) ?? matchWords(spec.type, textureWords) ?? usual.texture ?? woven ?? 'plain'
  return { texture, pattern: selfPatterned.has(texture) && pattern !== 'leopard' ? 'solid' : pattern }
}
