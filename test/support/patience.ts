/** For what happens in other processes or over connections: at once, but on a busy machine later. */
export const patience = { timeout: 10_000, interval: 20 }
