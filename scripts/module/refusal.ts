/** What somebody has asked for that cannot be done; its message says why, and what can. */
export class Refusal extends Error {}
