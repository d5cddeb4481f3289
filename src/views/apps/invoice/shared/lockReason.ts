import type { TFunction } from 'i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'

/** Why a paid invoice or a credit note can't be edited. */
export function lockReason(t: TFunction<'invoice'>, { creditOf, creditNoteId }: Invoice): string {
  if (creditOf !== undefined) return t('credit.lockedNote')
  return creditNoteId === undefined ? t('credit.locked') : t('credit.lockedBy', { number: `#${creditNoteId}` })
}
