import { Button } from 'antd'
import denseCss from '../dense/dense.module.css'

interface Answer {
  readonly label: string
  readonly onAnswer: () => void
}

interface Props {
  readonly text: string
  /** The whole of what the server said. */
  readonly title?: string
  /** Buttons, and quiet words between them. */
  readonly parts: readonly (Answer | string)[]
}

/** An edit that was not written, and what can be done with it. */
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
