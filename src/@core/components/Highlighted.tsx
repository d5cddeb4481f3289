import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import scss from 'highlight.js/lib/languages/scss'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import { useMemo, type ReactNode } from 'react'

const lowlight = createLowlight({ bash, json, scss, tsx: typescript, xml })

type SyntaxNode = ReturnType<typeof lowlight.highlight>['children'][number]

/** Elements instead of HTML, as the content security policy requires. */
function render(nodes: readonly SyntaxNode[]): ReactNode {
  return nodes.map((node, at) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    const { className } = node.properties
    return (
      <span key={at} className={Array.isArray(className) ? className.join(' ') : undefined}>
        {render(node.children)}
      </span>
    )
  })
}

export type CodeLanguage = 'bash' | 'json' | 'scss' | 'tsx' | 'xml'

interface HighlightedProps {
  text: string
  language: CodeLanguage
}

/** Code in colors. */
export function Highlighted({ text, language }: HighlightedProps): ReactNode {
  return useMemo(() => render(lowlight.highlight(language, text).children), [text, language])
}
