const revisions = new Map<string, number>()

/** For tests: a row with a revision as from the server. Only equal rows have the same revision. */
export const revised = <Row extends object>(row: Row): Row & { revision: number } => {
  const fields = JSON.stringify({ ...row, revision: undefined })
  const revision = revisions.get(fields) ?? revisions.size + 1
  revisions.set(fields, revision)
  return { ...row, revision }
}
