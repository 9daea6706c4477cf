/** Growth from fewer than this many pieces is chance: five reviews, then seven, are no 40 %. */
export const GROWTH_FLOOR = 20

/** A growth of fewer products than these is theirs, not their group's. */
export const LEAST_COMPARED = 3
