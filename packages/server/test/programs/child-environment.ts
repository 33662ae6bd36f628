/** For programs that tests start: nothing of the caller's but where programs are, and Node's cache of compiled files. */
export const childEnvironment = (): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  }
}
