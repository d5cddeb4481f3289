/** The space that boards and tasks are read from where no other is named. */
export const mainSpace = 'main'
