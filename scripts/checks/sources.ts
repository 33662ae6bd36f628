import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import type { SourceFile } from './imports.ts'

const patterns = ['{packages,e2e,scripts,bench}/**/*.{ts,tsx,mts,mjs,js}', '*.{ts,mjs}']
const left = /(^|\/)(node_modules|dist|data|breach)(\/|$)/

/** Every program text of the project, or of a folder laid out like it. */
export const readSources = async (folder: string = root): Promise<SourceFile[]> => {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd: folder, exclude: (name) => left.test(name) }))
    paths.push(path.replaceAll('\\', '/'))
  return Promise.all(
    paths.toSorted().map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  )
}
