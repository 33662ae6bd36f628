/** Each complaint on a line; a program that complained ends with 1. */
export const report = (complaints: readonly string[]): void => {
  for (const complaint of complaints) console.log(complaint)
  if (complaints.length > 0) process.exitCode = 1
}
