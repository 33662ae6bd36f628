/** A function of something immutable whose result is made once and lives as long as that. */
export function oncePer<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, { readonly made: Made }>()
  return (from) => {
    const known = made.get(from) ?? { made: make(from) }
    made.set(from, known)
    return known.made
  }
}
