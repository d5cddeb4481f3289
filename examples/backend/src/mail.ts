import nodemailer from 'nodemailer'
import type { Config } from './config.ts'

export type SendMail = (to: string, subject: string, text: string) => Promise<void>

/** Sends emails with the server in `SMTP_URL`. In development, prints them. */
export function createMailer({ smtpUrl, mailFrom, isProduction }: Config): SendMail {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl)
    return async (to, subject, text) => {
      await transport.sendMail({ from: mailFrom, to, subject, text })
    }
  }
  // Not in production: the log would contain links that open accounts.
  if (isProduction)
    return async () => {
      throw new Error('No email was sent: SMTP_URL is not set.')
    }
  return async (to, subject, text) => console.log(`\nEmail to ${to}: ${subject}\n${text}\n`)
}
