import type { AttributeRow } from './types'

/** What the lenses of glasses and goggles do. Their colour, material and size are other questions. */
export const LENS_ROWS: readonly AttributeRow[] = [
  ['Polarized', '偏光', 'polarised|polarizing|polarising|polaroid|polarization|polarized lens', '偏振|偏光镜'],
  ['UV400', '防紫外线400', 'uv 400|uva uvb|uv400 protection|100 uv protection|uv protected lens', 'UV400|uv400'],
  [
    'UV Protection',
    '防紫外线',
    'anti uv|uv protect|uv proof|uv blocking|uv resistant|uva|uvb|uv protected',
    '抗紫外线',
  ],
  [
    'Photochromic',
    '变色',
    'photochromatic|transition lens|transitions lens|photo chromic|color changing lens',
    '感光变色|智能变色',
  ],
  ['Mirrored', '镀膜反光', 'mirror lens|mirrored lens|revo|flash mirror|mirror coating|mirror', '镜面|水银镜片'],
  ['Gradient', '渐变镜片', 'gradient lens|gradients|graduated lens|gradual lens', '渐变'],
  [
    'Anti-Reflective',
    '防反光',
    'anti reflective|antireflective|anti reflection|ar coating|anti glare|antiglare',
    '减反射|防眩光',
  ],
  ['Anti-Fog', '防雾', 'anti fog|antifog|fog proof|fogproof', '防起雾'],
  ['Anti-Scratch', '防刮', 'anti scratch|scratch resistant|scratchproof|scratch proof', '耐磨'],
  ['Blue Light Blocking', '防蓝光', 'blue light|anti blue light|anti blue|blue ray blocking|blue cut', '抗蓝光'],
  ['Night Vision', '夜视', 'night driving|nightvision', '夜视镜'],
  ['Prescription', '近视', 'myopia|nearsighted|shortsighted|rx able|rx lens', '近视镜'],
  ['Presbyopic', '老花', 'presbyopia|reading lens|hyperopia|farsighted|magnifying', '老花镜'],
  ['Progressive', '渐进多焦点', 'multifocal|varifocal|bifocal|bifocals|progressive multifocal', '多焦点|双光'],
  ['Interchangeable Lens', '可换镜片', 'interchangeable lenses|replaceable lens|removable lens|magnetic lens', '换片'],
  [
    'Double Lens',
    '双层镜片',
    'double lenses|double layer lens|dual lens|double layers lens|dual layer lens',
    '双层防雾',
  ],
  ['Clear Lens', '透明镜片', 'clear lenses|transparent lens|plano|plain glass', '平光'],
  ['Tinted', '有色镜片', 'tinted lens|tinted lenses|colored lens|coloured lens', '染色镜片'],
  ['HD', '高清', 'hd lens|hd vision|high definition', '高清镜片'],
]
