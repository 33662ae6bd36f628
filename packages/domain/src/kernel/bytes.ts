/** "50 MB", "800 kB": as people say it, in steps of 1024, the same in every language. */
export const showBytes = (bytes: number): string => {
  const kilo = Math.ceil(bytes / 1024)
  return kilo < 1024 ? `${kilo} kB` : `${Math.round((kilo / 1024) * 10) / 10} MB`
}
