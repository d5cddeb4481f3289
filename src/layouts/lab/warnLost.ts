import { toast } from '@core/toast/toast'
import i18next from 'i18next'

/** Shown if storing changes of the sample data fails although the user enabled it. */
export async function warnLost(): Promise<void> {
  await i18next.loadNamespaces('lab')
  toast.error(i18next.t('lab:data.lost'))
}
