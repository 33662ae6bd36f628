import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import css from './list-page.module.css'

/** How long somebody pauses between two words. */
const PAUSE_MS = 250

interface Props {
  readonly value: string
  readonly label: string
  /** What the button that empties it is called. */
  readonly clear: string
  readonly onChange: (text: string) => void
  readonly ref: Ref<InputRef>
}

/** Typed at once, asked for when the typing pauses. */
export function Keyword({ value, label, clear, onChange, ref }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [said, setSaid] = useState(value)
  if (known !== value) {
    setKnown(value)
    // Somebody else's word (Back, a link, "clear"), not the echo of one's own, which may be longer by now.
    if (value !== said) setTyped(value)
    setSaid(value)
  }
  const say = useEffectEvent((text: string) => {
    setSaid(text)
    onChange(text)
  })
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => say(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <Input
      ref={ref}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={clear} /> }}
      className={css.filterKeyword}
      size="small"
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
