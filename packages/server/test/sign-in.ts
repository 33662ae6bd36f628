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

export const codeIn = (text: string): string => text.match(/^\d{6}$/m)![0]

/** Waits for the next mail. */
export const nextMail = async (
  { database: { db } }: Node,
  account: string,
): Promise<() => Promise<string>> => {
  const before = (await mailsTo(db, account)).length
  return () => untilThere(async () => (await mailsTo(db, account))[before])
}

export const signIn = async (
  node: Node,
  account: string,
  { password = demoPassword, lang = 'US' }: { password?: string; lang?: Language } = {},
): Promise<SignedInClient> => {
  const client = node.client(lang)
  const mail = await nextMail(node, account)
  const { token, user } = await client.signIn({ account, password, code: async () => codeIn(await mail()) })
  return { ...client, token: token!, userId: user.userId }
}
