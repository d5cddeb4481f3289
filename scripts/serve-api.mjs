/** `npm run serve:api -- --port 3000`: serves the sample backend over HTTP. */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { withTypeScript } from './typescript.mjs'

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } })

await withTypeScript('/scripts/api/server.ts', async ({ startApiServer }) => {
  const server = await startApiServer({ port: Number(values.port) })
  console.log(`The sample backend runs at ${server.url}. Each start resets its rows.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
})
