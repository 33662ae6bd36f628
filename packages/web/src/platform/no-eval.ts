import { config } from 'zod'

/**
 * The page's content policy forbids making code from text. Told so before the first schema is built, zod
 * does not try (and the browser reports no breach).
 */
config({ jitless: true })
