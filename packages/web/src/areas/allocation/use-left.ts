import { useCallback, useMemo, useState, type FocusEvent } from 'react'

/** Fields that were left: what they lack is a fault from then on, and a hint before. */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const leaving = useCallback(
    (id: string) => ({
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget))
          setLeft((known) => (known.has(id) ? known : new Set([...known, id])))
      },
    }),
    [],
  )
  /** All of them count as left, because they are to be sent. */
  const leave = useCallback((ids: readonly string[]) => setLeft((known) => new Set([...known, ...ids])), [])
  return useMemo(() => ({ isLeft: (id: string) => left.has(id), leaving, leave }), [left, leaving, leave])
}
