import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswer } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { announce } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { sameKey } from '../../deals/moves/index.ts'
import { roundsText } from './text.ts'

export interface Chase {
  readonly send: () => void
  readonly busy: boolean
  /** Why nobody was asked, in words. */
  readonly problem: string | undefined
}

/** Asks every investor that has not answered once more: one click, and never twice for one. */
export function useChase(dealId: string): Chase {
  const t = useText(roundsText)
  const [keys] = useState(() => sameKey())
  const mutation = useMutation({
    mutationFn: () => api.book.chaseAnswers({ dealId }, { key: keys.keyFor({ dealId }) }),
    meta: { failure: 'said' },
    onSuccess: ({ orders, houses }) => {
      keys.answered()
      const whom = { orders: t('orders', { count: orders }), houses: t('houses', { count: houses }) }
      announce('success', t('chase.done', whom))
    },
    onError: (fault) => {
      if (isAnswer(fault)) keys.answered()
    },
  })
  return {
    send: () => {
      if (!mutation.isPending) mutation.mutate()
    },
    busy: mutation.isPending,
    problem: mutation.error ? wordsOf(mutation.error) : undefined,
  }
}
