import { useEffect, useRef } from 'react'
import css from './rich.module.css'

interface Props {
  /** Rich text that the server cleaned. */
  readonly html: string
  /** Where the browser holds the notice's image; undefined while there is none. */
  readonly image: string | undefined
}

/** A notice as its readers see it. Its image goes where the text has its mark. */
export function RichContent({ html, image }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const marks = content.current?.querySelectorAll('img') ?? []
    for (const mark of marks) {
      if (image) mark.src = image
      else mark.removeAttribute('src')
    }
  }, [html, image])
  // oxlint-disable-next-line react/no-danger -- the server's allow-list left nothing that runs, and the page's content policy runs nothing inline
  return <div ref={content} className={css.rich} translate="no" dangerouslySetInnerHTML={{ __html: html }} />
}
