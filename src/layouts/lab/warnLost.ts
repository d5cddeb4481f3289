import { toast } from '@core/toast/toast'
import i18next from 'i18next'

/** Warns that changes to the sample data are no longer stored, although the user asked for that. */
export async function warnLost(): Promise<void> {
  await i18next.loadNamespaces('lab')
  toast.error(i18next.t('lab:data.lost'))
}
