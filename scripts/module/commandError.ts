/** A failure to print without its stack. The message contains the reason and a remedy. */
export class CommandError extends Error {}
