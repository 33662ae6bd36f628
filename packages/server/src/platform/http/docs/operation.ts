import { fieldTable, isJson, typeOf, type Json } from './fields.ts'
import { html, type Html } from './html.ts'

export interface Operation {
  method: string
  path: string
  operation: Json
}

const contentOf = (part: unknown): [string, Json] | undefined => {
  const content = isJson(part) && isJson(part['content']) ? part['content'] : {}
  return Object.entries(content)[0] as [string, Json] | undefined
}

const parameterRow = ({ name, required, schema, description, example }: Json): Html =>
  html`<tr>
    <td><code>${String(name)}</code>${required ? undefined : html` <small>optional</small>`}</td>
    <td>
      ${typeOf(schema as Json)}${typeof description === 'string' ? html`<br /><small>${description}</small>` : undefined}
      ${
        isJson(schema) && schema['default'] !== undefined
          ? html`<br /><small>left out: ${JSON.stringify(schema['default'])}</small>`
          : undefined
      }
      ${example === undefined ? undefined : html`<br /><small>such as ${JSON.stringify(example)}</small>`}
    </td>
  </tr>`

const parametersWhere = (operation: Json, where: string): Json[] =>
  ((operation['parameters'] ?? []) as Json[]).filter((parameter) => parameter['in'] === where)

const parameterTable = (parameters: readonly Json[]): Html =>
  html`<table class="fields">
    <tbody>
      ${parameters.map(parameterRow)}
    </tbody>
  </table>`

const sentBy = (operation: Json): Html => {
  const query = parametersWhere(operation, 'query')
  const body = contentOf(operation['requestBody'])
  if (body) {
    const [media, { schema, example }] = body
    return html`<h3>Sent <small>${media}</small></h3>
      ${fieldTable(schema as Json)}
      ${example === undefined ? undefined : html`<pre>${JSON.stringify(example, null, 2)}</pre>`}`
  }
  return html`<h3>Sent <small>in the query</small></h3>
    ${query.length > 0 ? parameterTable(query) : html`<p class="none">Nothing.</p>`}`
}

const answeredWith = (operation: Json): Html => {
  const responses = operation['responses'] as Record<string, Json>
  const [media, content] = contentOf(responses['200']) ?? []
  if (media !== 'application/json')
    return html`<h3>Answered</h3>
      <p>A file, to be saved under the name in <code>Content-Disposition</code>.</p>`
  const reply = content?.['schema'] as Json | undefined
  const data = (reply?.['properties'] as Record<string, Json> | undefined)?.['data'] ?? {}
  return html`<h3>Answered <small>in data</small></h3>
    ${fieldTable(data)}`
}

const refusedWith = (operation: Json): Html => {
  const reasons = operation['x-refusals'] as { reason: string; code: number }[]
  return html`<h3>Refused</h3>
    <p class="refusals">
      ${reasons.map(({ reason, code }) => html`<a href="#reason-${reason}"><code>${reason}</code> ${code}</a> `)}
    </p>`
}

/** Text between backticks is code. */
const withCode = (text: string): Html[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))

/** One call, folded: its line says enough to find it, and the inside has all details. */
export const callSection = ({ method, path, operation }: Operation): Html => {
  const name = String(operation['operationId'])
  return html`<details class="call" id="${name}">
    <summary>
      <b class="method ${method}">${method.toUpperCase()}</b>
      <code class="path">${path}</code>
      <span class="what">${withCode(String(operation['summary']))}</span>
      <span class="who">${String(operation['description']).replace(/\.$/, '')}</span>
    </summary>
    <div class="inside">
      <p><small>In the client:</small> <code>client.${name}(…)</code></p>
      ${sentBy(operation)}
      <h3>Headers</h3>
      ${parameterTable(parametersWhere(operation, 'header'))} ${answeredWith(operation)}
      ${refusedWith(operation)}
    </div>
  </details>`
}
