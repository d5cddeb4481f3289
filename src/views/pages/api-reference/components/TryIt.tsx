import { CodeBlock } from '@core/components/CodeBlock'
import { Alert } from '@core/components/Alert'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { RotateCcw, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { ApiCall } from '@/redux/pages/api-reference/schema'
import { toneOfStatus } from '../tones'
import { useTrial } from '../useTrial'
import styles from '../api-reference.module.scss'

function valueText(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Sends a request from a form, and shows the response or error. */
export function TryIt({ call }: { call: ApiCall }) {
  const { t, i18n } = useTranslation('apiReference')
  const { number } = useFormat()
  const { draft, change, changeBody, bodyError, errorText, result, isPending, canReset, send, reset } = useTrial(call)

  return (
    <form
      className={`${styles.apiTrial} form-stack`}
      lang={i18n.language}
      aria-label={t('tryItOf', { path: call.path })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h4 className={styles.apiCaption}>{t('tryIt')}</h4>
      {(call.parameters ?? []).map(({ name, schema, required }) => (
        <TextField
          key={name}
          label={name}
          isOptional={!required}
          placeholder={valueText(schema.default)}
          value={draft.values[name] ?? ''}
          onChange={({ target }) => change(name, target.value)}
          dir="ltr"
          autoComplete="off"
        />
      ))}
      {draft.body !== null && (
        <TextArea
          label={t('bodyJson')}
          className={styles.apiBody}
          rows={Math.min(16, draft.body.split('\n').length + 1)}
          value={draft.body}
          error={bodyError}
          onChange={({ target }) => changeBody(target.value)}
          dir="ltr"
          spellCheck={false}
        />
      )}
      <div className="cluster">
        <Button
          type="submit"
          variant="primary"
          icon={<Send aria-hidden="true" className="flip-rtl" />}
          pending={isPending}
        >
          {t('send')}
        </Button>
        <Button icon={<RotateCcw aria-hidden="true" />} aria-disabled={!canReset} onClick={reset}>
          {t('reset')}
        </Button>
      </div>
      <div role="status" className={styles.apiResult}>
        {errorText && <Alert tone="danger">{errorText}</Alert>}
        {result && (
          <>
            <p className={styles.apiAnswer}>
              <Badge tone={toneOfStatus(result.status)}>{result.status}</Badge>
              <span>{t('took', { time: number(Math.round(result.duration)) })}</span>
            </p>
            <div className="mt-2">
              <CodeBlock
                label={t('answerOf', { path: call.path })}
                text={JSON.stringify(result.body, null, 2)}
                language="json"
              />
            </div>
          </>
        )}
      </div>
    </form>
  )
}
