import { Button } from 'antd'
import denseCss from '../dense/dense.module.css'

interface Answer {
  readonly label: string
  readonly onAnswer: () => void
}

interface Props {
  readonly text: string
  /** The full message of the server. */
  readonly title?: string
  /** Buttons, and texts between them. */
  readonly parts: readonly (Answer | string)[]
}

/** An edit that was not saved, and the choices for it. */
export function EditQuestion({ text, title, parts }: Props) {
  return (
    <span className={denseCss.clash} role="alert">
      <span title={title}>{text}</span>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <span key={part} className="br-quiet">
            {part}
          </span>
        ) : (
          <Button key={part.label} size="small" onClick={part.onAnswer}>
            {part.label}
          </Button>
        ),
      )}
    </span>
  )
}
