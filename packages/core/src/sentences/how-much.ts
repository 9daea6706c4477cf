/** Under this much, this year stands level with the last. Set by judgement: from here on a reader sees it in the figure beside. */
export const LEVEL_WITH = 0.05
/** From nearly twice on, a multiple reads better than a percentage. */
export const TIMES_FROM = 0.95
