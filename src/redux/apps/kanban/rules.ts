/** Id of the default board. */
export const mainSpace = 'main'
