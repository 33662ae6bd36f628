import { useMemo, useState, type FocusEvent } from 'react'

/** Fields that were left: what they lack is a fault from then on, and a hint before. */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      isLeft: (id: string) => left.has(id),
      leaving: (id: string) => ({
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
          if (currentTarget.contains(relatedTarget) || left.has(id)) return
          setLeft(new Set([...left, id]))
        },
      }),
    }),
    [left],
  )
}
