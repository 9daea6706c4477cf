/**
 * Node's flags for processes that end within minutes: machine code is made of a function after seven times the usual
 * work in it. A tenth of the tests' processor time went into code that was hardly run any more.
 */
export const SHORT_LIVED = ['--interrupt-budget=500000']
