/** What a coloured part says. The colour is never the only thing that says it. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info'
