import type { AttributeRow } from './types'

/** How close a garment sits to the body. */
export const FIT_TYPE_ROWS: readonly AttributeRow[] = [
  ['Slim Fit', '修身', 'slim|slim fitting|slimfit|slim tapered fit|modern fit|trim fit', '修身型|修身款'],
  [
    'Skinny Fit',
    '紧身',
    'skinny|skinny fitting|tight fit|tight fitting|tight|compression fit|close fit',
    '紧身型|贴身|紧身款',
  ],
  ['Super Skinny Fit', '超紧身', 'super skinny|ultra skinny|spray on', '极致紧身'],
  [
    'Regular Fit',
    '常规',
    'regular fitting|regularfit|standard fit|normal fit|classic regular fit',
    '标准|合身|常规款|常规型',
  ],
  ['Classic Fit', '经典版', 'classic fitting|traditional fit|heritage fit', '经典款版型|经典版型'],
  ['Straight Fit', '直筒版', 'straight fitting|regular straight fit', '直筒版型'],
  [
    'Relaxed Fit',
    '宽松',
    'relaxed|relaxed fitting|easy fit|comfort fit|comfortable fit|casual fit',
    '宽松款|宽松型|休闲宽松|舒适版|宽版',
  ],
  ['Loose Fit', '大宽松', 'loose|loose fitting|loosefit|flowy|flowing|roomy', '宽大|松身|飘逸'],
  [
    'Oversized',
    '廓形',
    'over sized|oversize|oversized fit|over size|slouchy|slouch|drop fit|super loose',
    '超大版|宽松廓形|大码廓形|欧美廓形|oversize风|慵懒',
  ],
  ['Baggy', '垮裤版', 'baggy fit|baggy leg|extra baggy', '阔版|嘻哈宽松|垮版'],
  [
    'Fitted',
    '合体',
    'fitted cut|form fitting|snug fit|tailored|tailored fit|tailor fit|body fit|contour fit',
    '合体型|量身|剪裁合体',
  ],
  ['Boyfriend Fit', '男友风', 'boyfriend|boyfriend style fit', '男友款|男朋友风'],
  ['Mom Fit', '妈妈版', 'mom style fit|mum fit', '妈妈款'],
  ['Girlfriend Fit', '女友版', 'girlfriend|girlfriend cut', '女友款'],
  ['Dad Fit', '老爹版', 'dad style fit', '老爹款'],
  ['Jogger Fit', '束脚版', 'jogger style|cuffed leg|cuffed ankle', '束脚|收口'],
  ['Athletic Fit', '运动版', 'muscle fit|performance fit|athletic cut|sport fit|sports fit', '运动合身|健身版'],
  ['Petite Fit', '小个子', 'petite|petite size|petites', '小个子款|显高'],
  [
    'Plus Size',
    '大码',
    'plus|plus sized|curve fit|curvy|curvy fit|big size|extended size|big and tall',
    '加大码|胖mm|大码款',
  ],
  ['Tall Fit', '高个子', 'tall size|tall sizes', '高个款|加长版'],
  ['Maternity Fit', '孕妇版', 'maternity|pregnancy|nursing friendly', '孕妇|孕妇装|哺乳'],
  [
    'Stretch Fit',
    '弹力',
    'stretch|stretchy|stretchable|high stretch|4 way stretch|four way stretch|elastic fit',
    '高弹|四面弹|弹性|微弹',
  ],
  ['Drop Shoulder Fit', '落肩', 'drop shoulder|dropped shoulder|drop shoulders|dropped shoulders', '落肩袖|落肩款'],
  ['Seamless Fit', '无痕', 'seamless|seam free|bonded seamless', '无缝|无痕款'],
]
