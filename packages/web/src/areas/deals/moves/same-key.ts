/**
 * Whoever presses a button again after the connection was lost means the same thing: it goes out under the
 * same key, so that the server gives its first answer and nothing happens twice. Once there was an answer,
 * or something else is asked, it is another wish with another key.
 */
export interface SameKey {
  readonly keyFor: (input: unknown) => string
  readonly answered: () => void
}

export function sameKey(fresh: () => string = () => crypto.randomUUID()): SameKey {
  let held: { readonly key: string; readonly asked: string } | undefined
  return {
    keyFor(input) {
      const asked = JSON.stringify(input)
      if (held?.asked !== asked) held = { key: fresh(), asked }
      return held.key
    },
    answered() {
      held = undefined
    },
  }
}
