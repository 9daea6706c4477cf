/**
 * Node's flags for processes that end within minutes: machine code is made of a function after seven times the usual
 * work in it, and the collector leaves old memory alone until there is much of it. A tenth of the tests' processor time
 * went into code that was hardly run any more, as much again into walking memory that the process's end frees anyhow.
 */
export const SHORT_LIVED = ['--interrupt-budget=500000', '--initial-old-space-size=500']
