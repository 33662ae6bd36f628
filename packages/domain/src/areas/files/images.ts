import { isMarkup, textOf, type Walk } from './walk.ts'

const wide = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)

/** ISO 15948: a signature, then chunks: length, name, content, checksum; IEND is the last. */
export function* png(): Walk {
  yield { skip: 8 }
  let first = true
  let pixels = false
  for (;;) {
    const head = yield { take: 8 }
    const size = wide(head, 0)
    const name = textOf(head.subarray(4))
    if (!/^[a-z]{4}$/i.test(name) || size > 0x7f_ff_ff_ff) return 'file.damaged'
    if (first !== (name === 'IHDR')) return 'file.damaged'
    first = false
    pixels ||= name === 'IDAT'
    if (name === 'IEND') {
      yield { skip: size + 4 }
      return pixels && size === 0 ? undefined : 'file.damaged'
    }
    if (name === 'IHDR') {
      const header = yield { take: 13 }
      if (size !== 13 || wide(header, 0) === 0 || wide(header, 4) === 0) return 'file.damaged'
      yield { skip: 4 }
    } else if (name === 'tEXt' && size <= mostText) {
      if (isMarkup(yield { take: size })) return 'file.hidden'
      yield { skip: 4 }
    } else yield { skip: size + 4 }
  }
}
const mostText = 0xff_ff

const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** ITU T.81: segments behind markers; after SOS the picture itself, in which FF 00 is a plain FF. */
export function* jpeg(): Walk {
  yield { skip: 2 }
  let frame = false
  let marker = yield* jpegMarker()
  for (;;) {
    if (marker === undefined) return 'file.damaged'
    if (marker === 0xd9) return frame ? undefined : 'file.damaged'
    frame ||= startsFrame(marker)
    if (isStandalone(marker)) {
      marker = yield* jpegMarker()
      continue
    }
    const [high, low] = yield { take: 2 }
    const size = high! * 256 + low! - 2
    if (size < 0) return 'file.damaged'
    if (marker === 0xfe) {
      if (isMarkup(yield { take: size })) return 'file.hidden'
    } else yield { skip: size }
    marker = marker === 0xda ? yield* afterScan() : yield* jpegMarker()
  }
}

function* jpegMarker(): Generator<{ take: number }, number | undefined, Uint8Array> {
  if ((yield { take: 1 })[0] !== 0xff) return undefined
  return yield* behindFill()
}

/** Any number of FF may precede the marker itself. */
function* behindFill(): Generator<{ take: number }, number, Uint8Array> {
  let marker = 0xff
  while (marker === 0xff) marker = (yield { take: 1 })[0]!
  return marker
}

function* afterScan(): Generator<{ take: number } | { skipPast: number }, number, Uint8Array> {
  for (;;) {
    yield { skipPast: 0xff }
    const marker = yield* behindFill()
    if (marker !== 0 && !isStandalone(marker)) return marker
  }
}

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** GIF89a: a screen, then pictures and extensions in blocks of at most 255 bytes, `;` at the end. */
export function* gif(): Walk {
  yield { skip: 6 }
  const screen = yield { take: 7 }
  yield { skip: colours(screen[4]!) }
  let pictures = 0
  for (;;) {
    const [what] = yield { take: 1 }
    if (what === 0x3b) return pictures > 0 ? undefined : 'file.damaged'
    if (what === 0x2c) {
      pictures += 1
      const picture = yield { take: 9 }
      yield { skip: colours(picture[8]!) + 1 }
    } else if (what === 0x21) yield { skip: 1 }
    else return 'file.damaged'
    for (;;) {
      const [size] = yield { take: 1 }
      if (size === 0) break
      if (what === 0x2c) yield { skip: size! }
      else if (isMarkup(yield { take: size! })) return 'file.hidden'
    }
  }
}
