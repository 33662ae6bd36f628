import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run for compiled modules, because tests start the same programs again and again. */
    compiled: string
  }
}

/** The environment of programs that tests start: the path, and Node's compile cache. */
export const childEnvironment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: inject('compiled'),
})
