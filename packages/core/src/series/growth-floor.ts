/** Growth from fewer than this many pieces is chance: five reviews, then seven, are no 40 %. */
export const GROWTH_FLOOR = 20
