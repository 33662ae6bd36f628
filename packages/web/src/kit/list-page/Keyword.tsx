import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import css from './list-page.module.css'

/** The pause in typing before a search. */
const PAUSE_MS = 250

interface Props {
  readonly value: string
  readonly label: string
  /** The label of the clear button. */
  readonly clear: string
  readonly onChange: (text: string) => void
  readonly ref: Ref<InputRef>
}

/** A search field; it searches when typing pauses. */
export function Keyword({ value, label, clear, onChange, ref }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  if (known !== value) {
    setKnown(value)
    // A value from outside (Back, a link, "clear"), not the echo of an earlier search.
    if (value !== sent) setTyped(value)
    setSent(value)
  }
  const send = useEffectEvent((text: string) => {
    setSent(text)
    onChange(text)
  })
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => send(typed), PAUSE_MS)
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
