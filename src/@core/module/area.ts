import type { Action, Subject } from '../auth/ability'
import type { NavKey } from '../i18n/resources'

/** An area that rights are given in, as the `area.ts` of the module that has it declares it. */
export interface Area {
  readonly subject: Subject
  /** What it is called where rights are given. */
  readonly title: NavKey
  /** What the roles that come with the product may do in it, by their keys; those that are not named may do nothing. */
  readonly rights: Readonly<Record<string, readonly Action[]>>
}
