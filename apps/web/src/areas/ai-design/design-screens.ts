import { GarmentDesignScreen } from './garment-design'
import { GarmentModificationScreen } from './garment-modification'
import { PatternDesignScreen } from './pattern-design'

/** All screens of the area: they share most of what they are made of. */
export const DESIGN_SCREENS = {
  garment: GarmentDesignScreen,
  modification: GarmentModificationScreen,
  pattern: PatternDesignScreen,
} as const
export type DesignScreenName = keyof typeof DESIGN_SCREENS
