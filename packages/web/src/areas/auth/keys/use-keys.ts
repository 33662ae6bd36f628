import type { ReplyOf } from '@bookrunner/contract'
import type { authCalls } from '@bookrunner/contract/auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf } from '../../../platform/text.ts'
import { keysText } from './text.ts'

type Listed = ReplyOf<typeof authCalls.keyList>
export type ApiKey = Listed['list'][number]
export type Made = ReplyOf<typeof authCalls.keyAdd>

const KEY = ['auth', 'keys']

export const useKeys = () =>
  useQuery({ queryKey: KEY, queryFn: () => api.auth.keyList(), meta: { failure: 'shown' } })

/** The secret is in this reply only: nothing stores it. */
export function useMake(onMade: (made: Made) => void) {
  const client = useQueryClient()
  return useWrite({
    send: api.auth.keyAdd,
    meta: { failure: 'shown' },
    gcTime: 0,
    onSuccess: onMade,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRevoke() {
  const client = useQueryClient()
  return useWrite({
    send: (keyId: string, options) => api.auth.keyRevoke({ keyId }, options),
    meta: { success: () => textOf(keysText)('revoked') },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** By this browser's clock, for display only: the server decides. */
export const isOver = ({ revokeTime, expireTime }: ApiKey): boolean =>
  revokeTime !== null || (expireTime !== null && Date.parse(expireTime) <= Date.now())
