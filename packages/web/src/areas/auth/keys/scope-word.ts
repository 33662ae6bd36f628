import type { KeyScope } from '@bookrunner/domain/auth'

/** What a key may do, by its word: one that a system made may place orders and read none. */
export const scopeWord = (scopes: readonly KeyScope[]) => {
  if (!scopes.includes('orders.write')) return 'scopes.read'
  return scopes.includes('orders.read') ? 'scopes.both' : 'scopes.write'
}
