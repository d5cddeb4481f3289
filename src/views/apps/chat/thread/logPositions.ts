/** Where somebody was in the messages of a chat. */
interface LogPosition {
  /** Pixels between what is in sight and the end. */
  readonly fromEnd: number
  /** How many messages, counted from the newest, are on the page. */
  readonly shown: number
}

/** As many messages as are on the page at first, and as many more come with each look further back. */
export const logStep = 80

/** By the contacts' ids, for as long as the page is open. */
const positions = new Map<number, LogPosition>()

export function positionIn(contactId: number): LogPosition {
  return positions.get(contactId) ?? { fromEnd: 0, shown: logStep }
}

export function rememberPosition(contactId: number, position: LogPosition): void {
  positions.set(contactId, position)
}
