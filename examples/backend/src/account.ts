/** `npm run account -- <email> <role>`: creates an account, or changes its role. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { accountColumns, accountSchema, addAccount } from './accounts.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db.ts'
import { roles } from './rights.ts'

const [email, role] = z.tuple([z.email(), z.enum(roles)]).safeParse(process.argv.slice(2)).data ?? [null, null]

if (email === null) {
  console.error(`Usage: npm run account -- <email> <role>\nRoles: ${roles.join(', ')}`)
  process.exitCode = 1
} else {
  const db = await openDatabase(readConfig())
  const password = randomBytes(9).toString('base64url')
  const added = await addAccount(db, { email, username: email, fullName: '', password, role })
  if (added) console.log(`Created ${email} (${role}) with the password ${password}.`)
  else {
    const changed = await db.row(
      accountSchema,
      `update accounts set role = $2 where lower(email) = lower($1) returning ${accountColumns}`,
      [email, role],
    )
    console.log(changed ? `${email} is now ${role}.` : `Another account has the username ${email}.`)
  }
  await db.close()
}
