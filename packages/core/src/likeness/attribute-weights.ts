/** What a buyer sees first counts more; types that are not here weigh 1. Colours count by their family, apart from these. */
export const ATTRIBUTE_WEIGHTS: Readonly<Record<string, number>> = {
  color: 0,
  pattern: 2,
  neckline: 1.5,
  sleeve: 1.5,
  shape: 1.5,
  fabric: 1,
  'fit-type': 1,
  style: 1,
  texture: 1,
  detail: 1,
}
