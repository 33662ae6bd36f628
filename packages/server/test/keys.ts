// API keys for tests: made by a person, used by a system.
import { createClient, type Client } from '@bookrunner/contract'
import type { KeyScope } from '@bookrunner/domain/auth'
import type { TestNode } from './app.ts'

const both: readonly KeyScope[] = ['orders.read', 'orders.write']

export const holding = (secret: string | null, node: Pick<TestNode, 'url'>) =>
  createClient({ baseUrl: node.url, token: () => `Bearer ${secret}` })

/** A key, its secret, and a client that uses it. */
export const makeKey = async (
  client: Client,
  node: Pick<TestNode, 'url'>,
  scopes: readonly KeyScope[] = both,
  name = 'Order system',
) => {
  const { key, secret } = await client.auth.keyAdd({ name, scopes: [...scopes] })
  return { ...key, secret, api: holding(secret, node) }
}
