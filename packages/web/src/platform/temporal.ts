/**
 * Days and instants are Temporal's. Browsers that have it load nothing; the others get it before anything is
 * drawn. Where even that cannot be had, most screens work all the same.
 */
export async function temporalThere(): Promise<void> {
  if ('Temporal' in globalThis) return
  await import('temporal-polyfill/global').catch(() => undefined)
}
