// Beside each built file its compressed twins, so that no request pays for compressing.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textual = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this a response fits into one packet anyway. */
const leastBytes = 1400

/** The best quality takes six times as long, so only what every visit begins with gets it. */
const quality = (isFirst: boolean) => (isFirst ? constants.BROTLI_MAX_QUALITY : 9)

export async function compressFiles(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && textual.test(entry.name))
  await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name)
      const content = await readFile(path)
      if (content.length < leastBytes) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality(page.includes(name)) }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
