/** Meaning of a color. Color is never the only carrier of the meaning. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info'
