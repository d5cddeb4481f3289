import type { AxiosInstance } from 'axios'
import { emailApi } from '@/redux/apps/email/contract'
import type { EmailList } from '@/redux/apps/email/contract'

/** @returns the pattern's first group in the newest email */
export async function foundInMail(client: AxiosInstance, pattern: RegExp): Promise<string> {
  const { data } = await client.get<EmailList>(emailApi.list.path)
  return pattern.exec(data.emails[0]?.message ?? '')?.[1] ?? ''
}
