import type { SentFile } from './http/send-file.ts'

export interface ZipEntry {
  name: string
  content: string | AsyncIterable<Uint8Array>
}

/** A zip file that is written while it is sent, entry by entry. Loads the large library with the first file. */
export const zipFile = async (name: string, entries: Iterable<ZipEntry>): Promise<SentFile> => {
  const { zip } = await import('@cj-tech-master/excelts/archive')
  const archive = zip()
  for (const entry of entries) archive.add(entry.name, entry.content)
  return { name: `${name}.zip`, mediaType: 'application/zip', content: archive.stream() }
}
