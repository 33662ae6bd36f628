/** One item of a logged value: a list has several; a single code or figure has no name. */
export interface LoggedPart {
  name: string
  values: string[]
}
export type LoggedItem = LoggedPart[]

const named = /^([A-Za-z][A-Za-z0-9]*)=(.*)$/s

/** For nested parts (`level=basis=spread`) the innermost counts. */
const innermost = (token: string): LoggedPart | undefined => {
  const [, name, value] = named.exec(token) ?? []
  if (name === undefined || value === undefined) return undefined
  return innermost(value) ?? { name, values: [value] }
}

/**
 * Parses what `log-changes.ts` wrote: `a=1 b=x; y` is one item with a list, `a=1; a=2` are two items, `x; y` is a
 * list of codes.
 */
export const itemsOf = (value: string): LoggedItem[] => {
  const items: LoggedItem[] = []
  for (const piece of value.split('; ')) {
    const [first = '', ...rest] = piece.split(' ')
    const opens = innermost(first)
    const last = items.at(-1)?.at(-1)
    if (opens) items.push([opens])
    else if (last && last.name !== '') last.values.push(first)
    else items.push([{ name: '', values: [first] }])
    for (const token of rest) {
      const item = items.at(-1)!
      const part = innermost(token)
      const values = item.at(-1)!.values
      if (part) item.push(part)
      else values.push(`${values.pop()} ${token}`)
    }
  }
  return items
}

export const valueIn = (item: LoggedItem, name: string): string | undefined =>
  item.find((part) => part.name === name)?.values[0]
