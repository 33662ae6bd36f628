import { expect } from 'vitest'
import {
  codeOf,
  langHeader,
  languages,
  reasons,
  statusOf,
  type Language,
  type Reason,
} from '@bookrunner/contract/kernel'
import { reasonTexts } from '@bookrunner/contract/text'
import { sendRaw, type RawAnswer, type RawRequest } from '../raw.ts'

/** True if it is a text of the table, with any parameters. */
const isText = (language: Language, reason: string, message: string): boolean => {
  const text = reasonTexts[language][reason as Reason]
  const pieces = text.split(/\{\w+\}/).map((piece) => RegExp.escape(piece))
  return new RegExp(`^${pieces.join('[^]*')}$`).test(message)
}

/** Words that only internals of a program contain. */
const insides = /\bat .+:\d+:\d+|node_modules|\.ts\b|SyntaxError|TypeError|postgres|syntax error at|ZodError/i

/** Never 5xx, and never internals, however it was answered. */
export const expectAnswered = (answer: RawAnswer, what: string): void => {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.text, what).not.toMatch(insides)
  if (answer.status >= 400) expect(answer.envelope, `${what}: ${answer.text.slice(0, 300)}`).toBeDefined()
}

/** A usual refusal: our envelope, a reason of the table, in the caller's language. */
export const expectRefused = (answer: RawAnswer, language: Language, what: string): void => {
  expectAnswered(answer, what)
  const { envelope } = answer
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
  const reason = envelope!.reason as Reason
  expect(Object.keys(reasons), what).toContain(reason)
  expect(envelope).toMatchObject({ code: codeOf(reason), data: null })
  expect(answer.status).toBe(statusOf[codeOf(reason)])
  expect(isText(language, reason, envelope!.message), `${what}: ${envelope!.message}`).toBe(true)
  for (const field of envelope!.fields ?? [])
    expect(isText(language, field.reason, field.message), `${what}: ${field.message}`).toBe(true)
}

/** Sends requests in one language after another, so that each kind of refusal occurs in all of them. */
export const asker = (url: () => string) => {
  let turn = 0
  return async (request: RawRequest, what: string): Promise<RawAnswer> => {
    const language = languages[turn++ % languages.length]!
    const headers = { lang: langHeader[language], ...request.headers }
    const answer = await sendRaw(url(), { ...request, headers })
    const inAll = 'lang' in (request.headers ?? {}) ? 'US' : language
    expectRefused(answer, inAll, what)
    return answer
  }
}

export const namedIn = ({ envelope }: RawAnswer): string[] =>
  (envelope?.fields ?? []).map(({ field }) => field)
