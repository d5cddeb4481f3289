import { createApiClient } from '@core/api/client'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { startI18n } from '@/configs/i18n'
import { languages } from '@/configs/languages'
import { publicPaths } from '@/configs/publicPaths'
import { createAppStore } from '@/redux/app/store'
import { loadTexts } from '@/texts'
import { LoginPage } from '@/views/pages/login/LoginPage'

const store = createAppStore({
  api: createApiClient(() => Promise.reject(new Error('The login page makes no requests.'))),
})
const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

async function draw(language: string): Promise<string> {
  await i18next.changeLanguage(language)
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter basename={basename} initialEntries={[basename + publicPaths.login.href()]}>
        <LoginPage />
      </MemoryRouter>
    </Provider>,
  )
  return html.replace(/<title>.*?<\/title>/, '')
}

/** Initial login page by language, rendered during import. */
export const pages = new Map<string, string>()
await startI18n(loadTexts, ['core', 'login'])
for (const { code } of languages) pages.set(code, await draw(code))
