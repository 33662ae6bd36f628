/**
 * The mailed link that resets a password. Account and code are in the fragment, which a browser never
 * sends: no server, proxy or referrer sees them.
 */
export const resetLink = (origin: string, account: string, code: string): string =>
  `${origin}/bookbuildingweb/reset-password#${new URLSearchParams({ reset: code, account }).toString()}`

/** Reads `location.hash`; undefined where it is no such link. */
export const readResetLink = (hash: string): { account: string; code: string } | undefined => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const code = fields.get('reset')
  const account = fields.get('account')
  return code && account ? { account, code } : undefined
}
