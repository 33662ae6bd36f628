// Beside each built file its compressed twins, so that no request pays for compressing.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textual = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this a response fits into one packet anyway. */
const leastBytes = 1400

const forms = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && textual.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      if (content.length < leastBytes) return
      for (const [ending, compress] of Object.entries(forms))
        await writeFile(`${path}.${ending}`, await compress(content))
    }),
  )
}
