import { useLayoutEffect, useState, type ReactNode } from 'react'

/**
 * What stands in a dialog, mounted once the dialog is in the document. A field that is mounted together with it
 * cannot take the focus by `autoFocus`: with reduced motion, where nothing holds the dialog up, its close button
 * would have it.
 */
export function OnceThere({ children }: { readonly children: ReactNode }) {
  const [there, setThere] = useState(false)
  useLayoutEffect(() => setThere(true), [])
  return there ? children : null
}
