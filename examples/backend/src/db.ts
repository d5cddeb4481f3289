import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { z } from 'zod'
import { type Config, exitWith } from './config.ts'

/** Runs a statement with values for `$1`, `$2` … Never write values into the statement. */
type Run = (statement: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Statements of a connection or a transaction. */
export interface Queries {
  /** @returns the rows, checked by the schema */
  rows<Row>(schema: z.ZodType<Row>, statement: string, values?: unknown[]): Promise<Row[]>
  /** @returns the first row */
  row<Row>(schema: z.ZodType<Row>, statement: string, values?: unknown[]): Promise<Row | undefined>
  /** For statements without rows. */
  run: Run
  /** Runs several statements, divided by `;`. */
  script: (statements: string) => Promise<unknown>
}

export interface Database extends Queries {
  /** Changes everything or nothing: an error rolls all statements back. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

function queriesOf(run: Run, script: Queries['script']): Queries {
  const rows: Queries['rows'] = async (schema, statement, values) =>
    z.array(schema).parse((await run(statement, values)).rows)
  return { rows, run, script, row: async (...args) => (await rows(...args))[0] }
}

/** A Postgres server. */
function connect(url: string): Database {
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', (error) => console.error(`An idle database connection was lost: ${error.message}`))
  return {
    ...queriesOf(
      (statement, values) => pool.query(statement, values),
      (statements) => pool.query(statements),
    ),
    async transaction(work) {
      const client = await pool.connect()
      const run: Run = (statement, values) => client.query(statement, values)
      try {
        await run('begin')
        const result = await work(queriesOf(run, run))
        await run('commit')
        return result
      } catch (error) {
        await run('rollback').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Two processes would destroy the embedded database. @returns releases the folder */
function lock(folder: string): () => void {
  const file = join(folder, 'lock')
  mkdirSync(folder, { recursive: true })
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    write()
  } catch {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid !== process.pid && isRunning(pid)) exitWith(`Process ${pid} uses the database in ${folder}. Stop it first.`)
    // The process was killed.
    rmSync(file)
    write()
  }
  return () => rmSync(file, { force: true })
}

/** Postgres inside this process (PGlite), with its rows in a folder. `memory://` keeps none. */
async function embed(folder: string): Promise<Database> {
  const isInMemory = folder.includes('://')
  const unlock = isInMemory ? () => undefined : lock(folder)
  const db = await PGlite.create(isInMemory ? folder : join(folder, 'postgres'))
  return {
    ...queriesOf(
      (statement, values) => db.query(statement, values),
      (statements) => db.exec(statements),
    ),
    transaction: (work) =>
      db.transaction((tx) =>
        work(
          queriesOf(
            (statement, values) => tx.query(statement, values),
            (statements) => tx.exec(statements),
          ),
        ),
      ),
    async close() {
      await db.close()
      unlock()
    },
  }
}

const migrations = new URL('../migrations/', import.meta.url)

/** Runs the files of `migrations` that have not run yet, in the order of their names. */
async function migrate(db: Database): Promise<void> {
  await db.transaction(async ({ rows, run, script }) => {
    // Of several servers that start together, one migrates.
    await run('select pg_advisory_xact_lock(4000)')
    await run('create table if not exists migrations (name text primary key)')
    const done = await rows(z.object({ name: z.string() }), 'select name from migrations')
    for (const file of readdirSync(migrations).sort()) {
      if (done.some(({ name }) => name === file)) continue
      await script(readFileSync(new URL(file, migrations), 'utf8'))
      await run('insert into migrations (name) values ($1)', [file])
    }
  })
}

export async function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Database> {
  const db = databaseUrl ? connect(databaseUrl) : await embed(dataFolder)
  await migrate(db)
  return db
}

const violation = z.object({ code: z.literal('23505'), constraint: z.string() })

/** Whether a write failed because another row has the same value in a unique index. */
export function isTaken(error: unknown, index: string): boolean {
  return violation.safeParse(error).data?.constraint === index
}
