import { CallRefused } from '@bookrunner/contract'
import { sealSecret } from '@bookrunner/contract/auth'
import { api } from '../../platform/api.ts'

/** The nonce was overtaken (a slow line, a key changed meanwhile): sealing again is all it needs. */
const AGAIN: readonly string[] = ['auth.seal-late', 'auth.seal-used']

/** §5: passwords are encrypted before they are sent; all of one request for one key and nonce. */
export async function withSealed<T>(
  secrets: readonly string[],
  send: (sealed: readonly string[]) => Promise<T>,
): Promise<T> {
  const once = async () => {
    const key = await api.auth.passwordKey()
    return send(await Promise.all(secrets.map((secret) => sealSecret(key, secret))))
  }
  try {
    return await once()
  } catch (fault) {
    if (fault instanceof CallRefused && AGAIN.includes(fault.reason)) return once()
    throw fault
  }
}
