import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { Problem, sendProblem } from './problem.ts'
import { session } from './session.ts'
import { suppliers } from './suppliers.ts'

/** `WEB_ORIGIN` is the origin of the product. Default: any port of this machine. */
const { PORT = '4100', WEB_ORIGIN } = process.env
const isOwn = (origin: string) =>
  WEB_ORIGIN ? origin === WEB_ORIGIN : /^http:\/\/(localhost|127\.0\.0\.1):/.test(origin)

const app = new Hono()
  .use(cors({ credentials: true, origin: (origin) => (isOwn(origin) ? origin : null) }))
  .route('/', session)
  .route('/suppliers', suppliers)
app.notFound(() => {
  throw new Problem(404, 'There is no such resource.')
})
app.onError(sendProblem)

serve({ fetch: app.fetch, port: Number(PORT) }, ({ port }) => {
  console.log(`The API listens at http://localhost:${port}`)
})
