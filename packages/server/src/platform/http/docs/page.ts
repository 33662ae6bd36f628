import { codeOf, prefix, reasons, statusOf, actOf, type Reason } from '@bookrunner/contract/kernel'
import { reasonTexts } from '@bookrunner/contract/text'
import type { Json } from './fields.ts'
import { html, type Html } from './html.ts'
import { callSection, type Operation } from './operation.ts'
import { style } from './style.ts'

const operationsOf = (document: Json): Operation[] =>
  Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path: path.slice(prefix.length),
      operation,
    })),
  )

const areaSection = (name: string, description: string, operations: readonly Operation[]): Html => html`
  <section id="${name}">
    <h2>${name} <small>${description}</small></h2>
    ${operations.map(callSection)}
  </section>
`

const reasonRow = (reason: Reason): Html => {
  const code = codeOf(reason)
  return html`<tr id="reason-${reason}">
    <td><code>${reason}</code></td>
    <td>${code}</td>
    <td>${statusOf[code]}</td>
    <td>${actOf(code, reason)}</td>
    <td>${reasonTexts.US[reason]}<br />${reasonTexts.CN[reason]}<br />${reasonTexts.HK[reason]}</td>
  </tr>`
}

const introduction = html`
  <p>
    Every call lies below <code>${prefix}</code> and answers
    <code>{ code, message, data, reason?, fields?, traceId }</code>. Code 200 is done; anything else is a
    refusal with its reason, and the fields it is about. Messages come in the language of the
    <code>lang</code> header.
  </p>
  <p>
    A session is the cookie a browser gets, or the token a program sends as <code>Authorization</code>. A
    write with the cookie alone says where it comes from (<code>Origin</code> or <code>Sec-Fetch-Site</code>).
    A write carries an <code>Idempotency-Key</code>: the same key gives the same answer, done once. Lists take
    <code>pageNum</code>, <code>pageSize</code>, <code>sortField</code>, <code>sortOrder</code>.
  </p>
  <pre>
${`import { createClient } from '@bookrunner/contract'

const client = createClient({ baseUrl: 'https://books.example' })
await client.signIn({ account, password, code: async () => askFor('the mailed code') })
const { list, unread } = await client.notices.box()`}</pre>
  <p>
    The typed client is the workspace package <code>@bookrunner/contract</code> of this repository: put the
    program into a clone after <code>npm install</code>, and run it with <code>node program.ts</code>. Node
    23.6 or newer runs TypeScript as it is; the one the clone brings is at
    <code>node_modules/.bin/node</code>.
  </p>
`

const refusalTable = (): Html => html`
  <section id="refusals">
    <h2>Refusals <small>every reason there is, its code, HTTP status, and what a browser does</small></h2>
    <table class="reasons">
      <thead>
        <tr>
          <th>Reason</th>
          <th>Code</th>
          <th>HTTP</th>
          <th>Browser</th>
          <th>Text</th>
        </tr>
      </thead>
      <tbody>
        ${(Object.keys(reasons) as Reason[]).map(reasonRow)}
      </tbody>
    </table>
  </section>
`

/** The OpenAPI document as a page without scripts, so that the content policy needs no exception. */
export const docsPage = (document: Json): string => {
  const { title, version } = document['info'] as { title: string; version: string }
  const tags = document['tags'] as { name: string; description: string }[]
  const operations = operationsOf(document)
  const inArea = (name: string) =>
    operations.filter(({ operation }) => (operation['tags'] as string[]).includes(name))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · calls</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav aria-label="Areas">
          <strong>${title}</strong> <small>${version}</small>
          <ul>
            ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a> <small>${inArea(name).length}</small></li>`)}
            <li><a href="#refusals">refusals</a></li>
          </ul>
          <a href="${prefix}/openapi.json">openapi.json</a>
        </nav>
        <main>
          <h1>Calls of ${title}</h1>
          ${introduction} ${tags.map(({ name, description }) => areaSection(name, description, inArea(name)))}
          ${refusalTable()}
        </main>
      </body>
    </html>`.text
}
