import { Accordion } from '@core/components/Accordion'
import { Badge } from '@core/components/Badge'
import { CodeBlock } from '@core/components/CodeBlock'
import { ErrorState } from '@core/components/ErrorState'
import { Drawer } from '@core/components/overlay/Drawer'
import type { Tone } from '@core/components/tone'
import { fetchPart } from '@core/lazy/fetchPart'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modules } from '@/navigation/modules'
import type { OverlayProps } from '../overlays'
import { PanelSkeleton } from '../PanelSkeleton'
import { useCurrentRoute } from '../useCurrentRoute'
import type { ModuleSource } from './moduleSource'
import styles from './lab.module.scss'

const loaders = import.meta.glob<ModuleSource>('../../views/*/*/module.ts', { query: '?source', import: 'default' })

const folders = { views: 'src/views/', redux: 'src/redux/', samples: 'src/@fake-db/', tests: 'tests/' }
const folderNames = Object.keys(folders) as (keyof typeof folders)[]

const methodTones: Readonly<Record<string, Tone>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
}

/** Undefined while loading, null after a failure. */
function useModuleSource() {
  const route = useCurrentRoute()
  const key = modules.find(({ routes }) => routes.some((own) => own === route))?.key
  const load = loaders[`../../views/${key ?? ''}/module.ts`]
  const [attempt, setAttempt] = useState(0)
  const [source, setSource] = useState<ModuleSource | null>()
  useEffect(() => {
    let isCurrent = true
    void (load ? fetchPart(load) : Promise.resolve(null))
      .catch(() => null)
      .then((loaded) => {
        if (isCurrent) setSource(loaded)
      })
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return {
    source,
    retry() {
      setSource(undefined)
      setAttempt(attempt + 1)
    },
  }
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="vstack gap-2">
      <h3 className={styles.heading}>{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </section>
  )
}

function Files({ source }: { source: ModuleSource }) {
  const { t } = useTranslation('lab')
  const [open, setOpen] = useState<string | null>(null)
  const size = {
    files: source.files.length,
    lines: source.files.reduce((sum, { lines }) => sum + lines, 0),
    size: Math.round(source.bytes / 1000),
  }
  const groups = folderNames
    .map((name) => ({ name, files: source.files.filter(({ path }) => path.startsWith(folders[name])) }))
    .filter(({ files }) => files.length > 0)
  return (
    <Section title={t('source.files')} text={t('source.filesText', size)}>
      <Accordion
        heading="h4"
        open={open}
        onChange={setOpen}
        items={groups.map(({ name, files }) => ({
          key: `source-${name}`,
          title: t('source.folder', { name: t(`source.folders.${name}`), count: files.length }),
          content: (
            <ul className={styles.files} dir="ltr" translate="no">
              {files.map(({ path, lines }) => (
                <li key={path}>
                  <code>{path.slice(folders[name].length + source.key.length + 1)}</code>
                  <span className="text-muted">{lines}</span>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  )
}

function Endpoints({ endpoints }: Pick<ModuleSource, 'endpoints'>) {
  const { t } = useTranslation('lab')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Section title={t('source.endpoints')} text={t('source.endpointsText')}>
      <Accordion
        heading="h4"
        open={open}
        onChange={setOpen}
        items={endpoints.map(({ method, path, summary, response }) => {
          const key = `source-${method}-${path}`
          return {
            key,
            title: (
              <span className={styles.endpoint} dir="ltr">
                <Badge tone={methodTones[method] ?? 'neutral'}>{method}</Badge> <code>{path}</code>
              </span>
            ),
            content: open === key && (
              <>
                {/* The OpenAPI document is in English. */}
                <p className="mb-2" lang="en" dir="ltr">
                  {summary}
                </p>
                {response !== undefined && (
                  <CodeBlock label={t('source.response')} text={JSON.stringify(response, null, 2)} language="json" />
                )}
              </>
            ),
          }
        })}
      />
    </Section>
  )
}

function Source({ source }: { source: ModuleSource }) {
  const { t } = useTranslation('lab')
  return (
    <div className={styles.lab}>
      <p>{t('source.module', { key: source.key })}</p>
      <Section title={t('source.copy')} text={t('source.copyText')}>
        <CodeBlock
          label={t('source.command')}
          text={`npm run module -- copy ${source.key} ../my-app`}
          language="bash"
        />
      </Section>
      <Files source={source} />
      {source.endpoints.length > 0 && <Endpoints endpoints={source.endpoints} />}
    </div>
  )
}

export function PageSourceDrawer({ onClose }: OverlayProps) {
  const { t } = useTranslation('lab')
  const { source, retry } = useModuleSource()
  return (
    <Drawer isOpen onClose={onClose} title={t('source.title')}>
      {source === undefined && <PanelSkeleton />}
      {source === null && <ErrorState title={t('source.failed')} onRetry={retry} />}
      {source && <Source source={source} />}
    </Drawer>
  )
}
