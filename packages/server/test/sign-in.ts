// Log-ins of demo people, with the code from the demo outbox.
import type { Client, Language } from '@bookrunner/contract'
import { demoPassword } from '../seeds/demo-world/people.ts'
import type { Db } from '../src/platform/db/index.ts'
import type { TestApp, TestNode } from './app.ts'
import { untilThere } from './until.ts'

type Node = Pick<TestNode, 'client'> & Pick<TestApp, 'database'>

export interface SignedInClient extends Client {
  token: string
  userId: string
}

const mailsTo = async (db: Db, account: string): Promise<string[]> => {
  const mails = await db
    .selectFrom('outbox_mail')
    .select('body')
    .where('recipient', '=', account)
    .orderBy('sent_at')
    .execute()
  return mails.map(({ body }) => body)
}

export const codeIn = (text: string): string => text.match(withCode)![0]

/** Waits for the next mail, or for the next that matches: a notice may come by mail beside it. */
export const nextMail = async (
  { database: { db } }: Node,
  account: string,
  matching = /^/,
): Promise<() => Promise<string>> => {
  const mails = async () => (await mailsTo(db, account)).filter((text) => matching.test(text))
  const before = (await mails()).length
  return () => untilThere(async () => (await mails())[before])
}

const withCode = /^\d{6}$/m

export const signIn = async (
  node: Node,
  account: string,
  { password = demoPassword, lang = 'US' }: { password?: string; lang?: Language } = {},
): Promise<SignedInClient> => {
  const client = node.client(lang)
  const mail = await nextMail(node, account, withCode)
  const { token, user } = await client.signIn({ account, password, code: async () => codeIn(await mail()) })
  return { ...client, token: token!, userId: user.userId }
}
