/** An account is an e-mail address in ASCII. */
export const accountPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export const longestAccount = 254

/** As it is stored and compared, whatever was typed. */
export const accountOf = (typed: string): string => typed.trim().toLowerCase()

export function isAccount(text: string): boolean {
  const account = text.trim()
  return account.length <= longestAccount && accountPattern.test(account)
}

/** Enough of an address for its owner to know it: `m•••@bank.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}
