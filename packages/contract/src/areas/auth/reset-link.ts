/**
 * The mailed link that resets a password. Account and code are in the fragment, which a browser never
 * sends: no server, proxy or referrer sees them. Without an account, the page asks for it.
 */
export const resetLink = (origin: string, code: string, account?: string): string =>
  `${origin}/bookbuildingweb/reset-password#${new URLSearchParams({ reset: code, ...(account && { account }) }).toString()}`

/** The mailed link of an invitation: no secret, because the person then asks for a code. */
export const inviteLink = (origin: string, account: string): string =>
  `${origin}/bookbuildingweb/forgot-password#${new URLSearchParams({ account }).toString()}`

/** The account that an invitation names; empty where there is none. */
export const accountIn = (hash: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get('account') ?? ''

/** Reads `location.hash`; undefined where it is no such link. The account is empty where the link has none. */
export const readResetLink = (hash: string): { account: string; code: string } | undefined => {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('reset')
  return code ? { account: accountIn(hash), code } : undefined
}
