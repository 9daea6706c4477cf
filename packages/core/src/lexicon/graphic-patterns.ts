/** Patterns that are a picture, words or a mark printed in one place, not an all-over design: what printers are asked for. */
export const GRAPHIC_PATTERNS = ['graphic', 'slogan', 'logo', 'cartoon'] as const
