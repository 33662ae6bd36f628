/** A file as a call's answer, as the client gets it. Read it once: as a stream, or whole. */
export interface ReceivedFile {
  name: string
  mediaType: string
  /** Unknown where it was made while it was sent. */
  bytes: number | undefined
  stream: () => ReadableStream<Uint8Array>
  blob: () => Promise<Blob>
}

const encodedName = /filename\*=UTF-8''([^;\s]+)/i
const plainName = /filename="((?:[^"\\]|\\.)*)"/i

const nameIn = (disposition: string): string => {
  const encoded = encodedName.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return plainName.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? 'file'
}

export const receivedFile = (response: Response): ReceivedFile => {
  const length = response.headers.get('content-length')
  return {
    name: nameIn(response.headers.get('content-disposition') ?? ''),
    mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: length === null ? undefined : Number(length),
    stream: () => response.body ?? new Blob().stream(),
    blob: () => response.blob(),
  }
}
