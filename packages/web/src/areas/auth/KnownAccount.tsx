/** Tells a password manager whose password is changed; nobody else sees it. */
export function KnownAccount({ account }: { account: string }) {
  return <input type="text" autoComplete="username" value={account} readOnly hidden />
}
