import { CodeBlock } from '@core/components/CodeBlock'
import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer, ApiCall, ApiDocument, Reference } from '@/redux/pages/api-reference/schema'
import { fieldsOf, typeOf } from '../describeSchema'
import { toneOfStatus } from '../tones'
import { FieldTable } from './FieldTable'
import { InlineCode } from './InlineCode'
import { TryIt } from './TryIt'
import styles from '../api-reference.module.scss'

type Components = ApiDocument['components']

interface CallDetailsProps {
  call: ApiCall
  components: Components
}

function resolveAnswer(answer: ApiAnswer | Reference, { responses }: Components): ApiAnswer | undefined {
  return '$ref' in answer ? responses[answer.$ref.replace('#/components/responses/', '')] : answer
}

export function CallDetails({ call, components }: CallDetailsProps) {
  const { t } = useTranslation('apiReference')
  const { schemas } = components
  const [body] = Object.values(call.requestBody?.content ?? {})
  const parameters = (call.parameters ?? []).map(({ name, schema, required = false, description = '' }) => ({
    name,
    type: typeOf(schema),
    isRequired: required,
    description: [
      description,
      schema.default !== undefined && t('default', { value: `\`${JSON.stringify(schema.default)}\`` }),
    ]
      .filter(Boolean)
      .join(' '),
  }))

  return (
    <div className={styles.apiDetails}>
      <div className={styles.apiReading}>
        {call.description?.split('\n\n').map((paragraph) => (
          <p key={paragraph} dir="auto">
            <InlineCode text={paragraph} />
          </p>
        ))}
        {parameters.length > 0 && <FieldTable caption={t('parameters')} fields={parameters} />}
        {body && <FieldTable caption={t('body')} fields={fieldsOf(body.schema, schemas)} />}
        <h4 className={styles.apiCaption}>{t('answers')}</h4>
        <ul className={`list-unstyled ${styles.apiAnswers}`}>
          {Object.entries(call.responses).map(([status, written]) => {
            const answer = resolveAnswer(written, components)
            const [content] = Object.values(answer?.content ?? {})
            return (
              <li key={status}>
                <p className={styles.apiAnswer} dir="auto">
                  <Badge tone={toneOfStatus(Number(status))}>{status}</Badge>
                  <span>
                    <InlineCode text={answer?.description ?? ''} />
                  </span>
                </p>
                {content?.example !== undefined && (
                  <div className="mt-2">
                    <CodeBlock
                      label={t('exampleOf', { path: call.path })}
                      text={JSON.stringify(content.example, null, 2)}
                      language="json"
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <TryIt call={call} />
    </div>
  )
}
