import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Link, Unlink } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { TextField } from '../forms/TextField'
import { Popover } from '../overlay/Popover'

/** Adds a missing scheme: `mailto:` for email addresses, otherwise `https://`. */
function toHref(text: string): string {
  if (/^(https?:|mailto:|tel:)/i.test(text)) return text
  return text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('kit')
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isWrong, setIsWrong] = useState(false)

  function handleSubmit(event: SubmitEvent) {
    // React events bubble through portals: do not submit a surrounding form.
    event.preventDefault()
    event.stopPropagation()
    const href = toHref(address.trim())
    if (!URL.canParse(href)) {
      setIsWrong(true)
      return
    }
    onDone()
    const link = { type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }
    if (editor.state.selection.empty && !editor.isActive('link')) editor.chain().focus().insertContent(link).run()
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
  }

  return (
    <form className="rich-text-link" noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('richText.address')}
        dir="ltr"
        inputMode="url"
        value={address}
        error={isWrong ? 'url' : undefined}
        onChange={(event) => {
          setAddress(event.target.value)
          setIsWrong(false)
        }}
      />
      <Button variant="primary" size="sm" type="submit">
        {t('richText.setLink')}
      </Button>
    </form>
  )
}

/** Adds or removes the link of the selected text. */
export function RichTextLink({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit')
  const isLinked = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') })
  return (
    <>
      <Popover
        label={t('richText.link')}
        icon={<Link aria-hidden="true" />}
        buttonProps={{ size: 'sm' }}
        align="start"
        className="rich-text-panel"
      >
        {(close) => <LinkForm editor={editor} onDone={close} />}
      </Popover>
      {isLinked && (
        <IconButton
          size="sm"
          tabIndex={-1}
          label={t('richText.unlink')}
          icon={<Unlink aria-hidden="true" />}
          onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        />
      )}
    </>
  )
}
