import type { Design } from './design/design'
import type { Drawing } from './drawing'
import { torsoDrawing } from './upper/torso'

/** Chooses the builder for a kind of garment. */
export function buildDrawing(design: Design): Drawing {
  return torsoDrawing(design)
}
