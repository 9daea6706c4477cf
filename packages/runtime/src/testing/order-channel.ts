/** The file descriptor on which a child process hears its orders: whoever opens the engine leaves standard input. */
export const ORDERS = 3
