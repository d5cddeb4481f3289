import type { Env } from '@fake-db/kit/env'
import { signatureOf } from '@fake-db/kit/jwt'
import { badRequest, notFound } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import { digestOf } from './accounts'
import type { Account } from './seed'

type Purpose = 'newPassword' | 'email' | 'signIn'

/** Something that was sent to the owner of an account, and proves who they are when it comes back. It works once. */
interface Proof {
  /** Says which one is meant, and is itself the proof where there is no code. */
  readonly id: string
  readonly purpose: Purpose
  readonly accountId: number
  /** The digest of a code. */
  readonly code: string | null
  /** Milliseconds since the epoch. */
  readonly sentAt: number
  readonly wrongCodes: number
}

const lifetime = 30 * 60_000
/** Whoever asks again sooner gets no second one. */
const pause = 25_000
const mostWrongCodes = 5

/** The proofs that are under way. */
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
    /**
     * Begins a proof, which ends the one before it.
     * @returns its id; null where one was sent a moment ago
     */
    begin(purpose: Purpose, { id: accountId }: Account, code: string | null = null): string | null {
      const before = ofAccount(purpose, accountId)
      if (before && before.sentAt + pause > now() && purpose !== 'signIn') return null
      if (before) drop(before)
      const sentAt = now()
      const id = signatureOf(`${purpose} ${accountId} ${sentAt} ${env.random()}`, 'sample proof')
      table.insert([{ id, purpose, accountId, code: code && digestOf(code), sentAt, wrongCodes: 0 }])
      return id
    },

    /** @throws HttpError 404 for one that is unknown, used or too old */
    byId: (purpose: Purpose, id: string) =>
      usable(table.rows().find((proof) => proof.id === id && proof.purpose === purpose)),

    /** @throws HttpError 404 where none is under way */
    of: (purpose: Purpose, account: Account | undefined) => usable(account && ofAccount(purpose, account.id)),

    /** Its time begins again, and so do the tries. */
    renew({ id }: Proof) {
      table.update(id, { sentAt: now(), wrongCodes: 0 })
    },

    /**
     * Uses a proof up. Wrong codes are counted, the one thing that a refused call changes: nobody may try all of them.
     * @throws HttpError 400 for a wrong code
     */
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
