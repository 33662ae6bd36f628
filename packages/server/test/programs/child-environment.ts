import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for this run: programs that tests start load the same modules again and again. */
    compiled: string
  }
}

/** For programs that tests start: where programs are, and where Node finds files compiled before. */
export const childEnvironment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: inject('compiled'),
})
