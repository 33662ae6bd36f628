import { hash } from 'node:crypto'

/** As many digits of the digest as an exact number holds. */
const hexDigits = 12

/**
 * Adds a fingerprint of the row's fields (`rowRevision`). Nodes read a book at different moments, so with a counter
 * two nodes could give one number to different rows.
 */
export const withRevision = <Row extends object>(row: Row): Row & { revision: number } =>
  Object.assign(row, {
    revision: Number.parseInt(hash('sha1', JSON.stringify(row), 'hex').slice(0, hexDigits), 16),
  })
