/** Id of the default board. */
export const mainBoard = 'main'
