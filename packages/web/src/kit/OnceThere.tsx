import { useLayoutEffect, useState, type ReactNode } from 'react'

/**
 * Mounts the content of a dialog after the dialog: a field mounted together with it cannot take the focus by
 * `autoFocus` with reduced motion, because the close button gets it.
 */
export function OnceThere({ children }: { readonly children: ReactNode }) {
  const [there, setThere] = useState(false)
  useLayoutEffect(() => setThere(true), [])
  return there ? children : null
}
