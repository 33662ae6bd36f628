// The fonts of our PDF files. The PDF library takes one font for each document.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@bookrunner/contract/kernel'

interface Face {
  bytes: Uint8Array
  letters: ReadonlySet<string>
}

const made = (file: string): string => join(import.meta.dirname, 'faces', file)

/** Made by `scripts/fonts.ts`: the letters of GB2312 and Big5 in the forms of one place. */
const readFace = async (name: string): Promise<Face> => {
  const [bytes, letters] = await Promise.all([
    readFile(made(`${name}.ttf`)),
    readFile(made(`${name}.letters.txt`), 'utf8'),
  ])
  return { bytes, letters: new Set(letters) }
}

const names: Record<Language, string> = { US: 'noto-sans-sc', CN: 'noto-sans-sc', HK: 'noto-sans-hk' }
const faces = new Map<string, Promise<Face>>()

const faceNamed = (name: string): Promise<Face> => {
  const face = faces.get(name) ?? readFace(name)
  faces.set(name, face)
  // After a failed read the next document tries again.
  face.catch(() => faces.delete(name))
  return face
}

let rare: Promise<Uint8Array> | undefined
/** Every letter of GBK, Big5 and HKSCS, in classical forms: 真 looks like 眞 there. */
const readRare = (): Promise<Uint8Array> => {
  const place = import.meta
    .resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf')
  rare ??= readFile(fileURLToPath(place))
  rare.catch(() => (rare = undefined))
  return rare
}

/** The font of a language, or the one for rare letters if the text needs it. */
export const faceFor = async (language: Language, text: string): Promise<Uint8Array> => {
  const { bytes, letters } = await faceNamed(names[language])
  const isCovered = new Set(text).values().every((letter) => letter < ' ' || letters.has(letter))
  return isCovered ? bytes : readRare()
}

/** All text that a page may show. */
export const textIn = (...shown: readonly unknown[]): string => JSON.stringify(shown)
