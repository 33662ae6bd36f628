import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'

/** The mails of the demo world. Outside demo mode there is no such call, so nothing of it is ever shown. */
export function useOutbox(account: string | undefined, everyMs: number) {
  return useQuery({
    queryKey: ['demo', 'outbox', account],
    queryFn: () => api.demo.outbox({ pageSize: 100, ...(account && { account }) }),
    // Asked again every few seconds: a mail is usually waited for.
    refetchInterval: everyMs,
    meta: { failure: 'ignored' },
  })
}

/** Who one can be; nobody outside demo mode. */
export function useDemoLogins() {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: ['demo', 'logins', lang],
    queryFn: () => api.demo.logins(),
    staleTime: Infinity,
    meta: { failure: 'ignored' },
  })
}

/** The six digits a mail is about, if it is about some: a line of their own. Those in a link are chance. */
export const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0]

/** The text of a mail in pieces, so that its links can be followed. */
export function pieces(text: string): readonly { readonly text: string; readonly href?: string }[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece) => (/^https?:/.test(piece) ? { text: piece, href: piece } : { text: piece }))
}
