import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'

/** The mails of the demo world; outside demo mode there is no such call. */
export function useOutbox(account: string | undefined, everyMs: number) {
  return useQuery({
    queryKey: ['demo', 'outbox', account],
    queryFn: () => api.demo.outbox({ pageSize: 100, ...(account && { account }) }),
    // Polls, because the user usually waits for a mail.
    refetchInterval: everyMs,
    meta: { failure: 'ignored' },
  })
}

/** The demo users; empty outside demo mode. */
export function useDemoLogins() {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: ['demo', 'logins', lang],
    queryFn: () => api.demo.logins(),
    staleTime: Infinity,
    meta: { failure: 'ignored' },
  })
}

/** The code in a mail: six digits in a line of their own. Digits in a link do not count. */
export const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0]

/** Splits a mail into texts and links. */
export function pieces(text: string): readonly { readonly text: string; readonly href?: string }[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece) => (/^https?:/.test(piece) ? { text: piece, href: piece } : { text: piece }))
}
