import { useEffect, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { formKitText } from './text.ts'
import css from './form.module.css'

interface Props {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

const BELOW_HEADER = 220

/** A section with the cursor in it, as long as its cursor is in view. */
function hasCursor(part: Element): boolean {
  const cursor = document.activeElement
  if (!cursor || !part.contains(cursor)) return false
  const { top, bottom } = cursor.getBoundingClientRect()
  return bottom > 0 && top < globalThis.innerHeight
}

/** The current section has the cursor; without one, it is the last whose beginning was scrolled past. */
function useCurrent(ids: string): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.querySelector(`#${id}`) ?? [])
    const look = () => {
      const passed = parts.filter((part) => part.getBoundingClientRect().top < BELOW_HEADER)
      setCurrent((parts.find(hasCursor) ?? passed.at(-1) ?? parts[0])?.id ?? '')
    }
    look()
    // The window or an element of the page may scroll, so the listener captures both.
    globalThis.addEventListener('scroll', look, { passive: true, capture: true })
    globalThis.addEventListener('focusin', look)
    return () => {
      globalThis.removeEventListener('scroll', look, { capture: true })
      globalThis.removeEventListener('focusin', look)
    }
  }, [ids])
  return current
}

/** The parts of a long form, at its side. */
export function SectionIndex({ sections }: Props) {
  const t = useText(formKitText)
  const current = useCurrent(sections.map(({ id }) => id).join(' '))
  return (
    <nav className={css.index} aria-label={t('index')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={current === id || undefined}
              onClick={() => {
                const section = document.querySelector<HTMLElement>(`#${id}`)
                section?.scrollIntoView({ block: 'start' })
                section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
