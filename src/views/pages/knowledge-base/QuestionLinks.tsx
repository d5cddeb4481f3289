import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { QuestionGroup } from '@/redux/pages/knowledge-base/schema'
import { Highlight } from '@/utility/Highlight'
import { paths } from './paths'
import styles from './knowledge-base.module.scss'

interface QuestionLinksProps {
  questions: QuestionGroup['questions']
  /** Highlighted in the questions */
  q?: string
}

export function QuestionLinks({ questions, q = '' }: QuestionLinksProps) {
  return (
    <ul className={`list-unstyled ${styles.questions}`}>
      {questions.map(({ id, question, slug }) => (
        <li key={id}>
          <Link to={paths.question.href({ slug })}>
            <ChevronRight className="flip-rtl" aria-hidden="true" />
            <span dir="auto">
              <Highlight text={question} words={[q]} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
