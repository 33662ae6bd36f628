import { useState, type FocusEvent } from 'react'

/** Fields that were left: only then is what they lack a fault, and not what is still to be typed. */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    isLeft: (id: string) => left.has(id),
    /** It begins anew. */
    forget: (id: string) => setLeft(new Set([...left].filter((each) => each !== id))),
    leaving: (id: string) => ({
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget) || left.has(id)) return
        setLeft(new Set([...left, id]))
      },
    }),
  }
}
