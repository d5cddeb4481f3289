/** Its message explains why a command is impossible, and what to do. */
export class CommandError extends Error {}
