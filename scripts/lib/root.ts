import { dirname } from 'node:path'

/** The project's own folder, wherever it was started from. */
export const root = dirname(dirname(import.meta.dirname))
