import { hash } from 'node:crypto'

/** As many digits of the digest as an exact number holds. */
const hexDigits = 12

/**
 * The row with a fingerprint of its fields (`rowRevision`). A counter would not do: nodes read a book at different moments,
 * so two of them could give one number to different rows.
 */
export const withRevision = <Row extends object>(row: Row): Row & { revision: number } =>
  Object.assign(row, {
    revision: Number.parseInt(hash('sha1', JSON.stringify(row), 'hex').slice(0, hexDigits), 16),
  })
