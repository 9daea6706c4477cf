/**
 * Version of the rules by which tables are derived from facts: lexicon, extraction, levels, forecast. Raise it with a
 * change after which the same facts give other rows: the next start then derives everything anew.
 */
export const RULES_VERSION = 28
