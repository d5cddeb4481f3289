import type { Env } from '@fake-db/kit/env'
import { signatureOf } from '@fake-db/kit/jwt'
import { badRequest, notFound } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import { digestOf } from './accounts'
import type { Account } from './seed'

type Purpose = 'newPassword' | 'email' | 'signIn'

/** One-time secret sent to the owner of an account. */
interface Proof {
  /** Identifies the proof. Without a code, the id is the secret. */
  readonly id: string
  readonly purpose: Purpose
  readonly accountId: number
  /** Digest */
  readonly code: string | null
  /** Milliseconds since the epoch. */
  readonly sentAt: number
  readonly wrongCodes: number
}

const lifetime = 30 * 60_000
/** Milliseconds between two proofs; earlier requests send none. */
const pause = 25_000
const mostWrongCodes = 5

export function createProofs(env: Env) {
  const table = createTable<Proof>(env, 'shell/session/proofs', [], 'proof')
  const now = () => env.now().getTime()
  const ofAccount = (purpose: Purpose, accountId: number) =>
    table.rows().find((proof) => proof.purpose === purpose && proof.accountId === accountId)

  function usable(proof: Proof | undefined): Proof {
    if (!proof || proof.sentAt + lifetime <= now()) throw notFound('proof')
    return proof
  }

  function drop({ id }: Proof) {
    table.remove([id])
  }

  return {
    /** Replaces the previous proof. Returns null if that is too recent. */
    begin(purpose: Purpose, { id: accountId }: Account, code: string | null = null): string | null {
      const before = ofAccount(purpose, accountId)
      if (before && before.sentAt + pause > now() && purpose !== 'signIn') return null
      if (before) drop(before)
      const sentAt = now()
      const id = signatureOf(`${purpose} ${accountId} ${sentAt} ${env.random()}`, 'sample proof')
      table.insert([{ id, purpose, accountId, code: code && digestOf(code), sentAt, wrongCodes: 0 }])
      return id
    },

    byId: (purpose: Purpose, id: string) =>
      usable(table.rows().find((proof) => proof.id === id && proof.purpose === purpose)),

    of: (purpose: Purpose, account: Account | undefined) => usable(account && ofAccount(purpose, account.id)),

    /** Restarts the lifetime and the attempts. */
    renew({ id }: Proof) {
      table.update(id, { sentAt: now(), wrongCodes: 0 })
    },

    /** Counts wrong codes to prevent brute force: the only change by a rejected request. @throws HttpError 400 */
    use(proof: Proof, code?: string) {
      if (code !== undefined && digestOf(code) !== proof.code) {
        if (proof.wrongCodes + 1 < mostWrongCodes) table.update(proof.id, { wrongCodes: proof.wrongCodes + 1 })
        else drop(proof)
        throw badRequest({ code: 'mismatch' })
      }
      drop(proof)
    },
  }
}
