import { useUser } from '@core/auth/user'
import { RichText } from '@core/components/editor/RichText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenDraft } from '@/redux/apps/email/composerSlice'
import { RecipientField } from './RecipientField'
import type { DraftEditor } from './useDraft'
import styles from './composer.module.scss'

/** Limit of the API. */
const longestSubject = 250

const copies = ['cc', 'bcc'] as const

export function ComposeFields({ draft, writer }: { draft: OpenDraft; writer: DraftEditor }) {
  const { t } = useTranslation('email')
  const user = useUser()
  const { to, cc, bcc, subject, message } = draft
  const [shown, setShown] = useState({ cc: cc.length > 0, bcc: bcc.length > 0 })
  const [isNew] = useState(to.length === 0)

  return (
    <>
      {user && (
        <p className={styles.recipients}>
          <span className="text-muted">{t('field.from')}</span>
          <bdi className="text-truncate">{`${user.fullName || user.username} <${user.email}>`}</bdi>
        </p>
      )}
      <RecipientField
        label={t('field.to')}
        people={to}
        hasFocus={isNew}
        onChange={(people) => writer.change({ to: people })}
      >
        {copies.map(
          (field) =>
            !shown[field] && (
              <button
                key={field}
                type="button"
                className={styles.composeMore}
                aria-label={t(field === 'cc' ? 'compose.addCc' : 'compose.addBcc')}
                onClick={() => setShown({ ...shown, [field]: true })}
              >
                {t(`field.${field}`)}
              </button>
            ),
        )}
      </RecipientField>
      {copies.map(
        (field) =>
          shown[field] && (
            <RecipientField
              key={field}
              label={t(`field.${field}`)}
              people={draft[field]}
              hasFocus={draft[field].length === 0}
              onChange={(people) => writer.change({ [field]: people })}
            />
          ),
      )}
      <input
        type="text"
        className={styles.composeSubject}
        aria-label={t('field.subject')}
        placeholder={t('field.subject')}
        maxLength={longestSubject}
        value={subject}
        onChange={(event) => writer.change({ subject: event.target.value })}
      />
      <p className={styles.composeHint} role="status">
        {subject.length >= longestSubject && t('compose.longSubject', { most: longestSubject })}
      </p>
      <RichText
        label={t('field.message')}
        placeholder={t('compose.placeholder')}
        value={message}
        hasFocus={!isNew}
        onChange={(html) => writer.change({ message: html })}
      />
    </>
  )
}
