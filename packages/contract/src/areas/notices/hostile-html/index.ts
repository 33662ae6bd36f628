// Attacks by HTML for the tests of rich text: the kinds that public collections list, put together from their parts.
import {
  addressed,
  addresses,
  code,
  declarations,
  handlers,
  hidden,
  tags,
  wrappers,
  writings,
} from './parts.ts'

/** A handler at a tag, closed or not. Each pair is written in one of the ways, so that every way meets every tag. */
const atHandlers = (): string[] =>
  tags.flatMap((tag, row) =>
    handlers.map((handler, column) => {
      const write = writings[(row + column) % writings.length]!
      const end = (row + column) % 3 === 0 ? `x</${tag}>` : (row + column) % 3 === 1 ? 'x' : ''
      return `<${tag}${write(handler, code)} autofocus tabindex=0 src=x>${end}`
    }),
  )

const atAddresses = (): string[] => addressed.flatMap((write) => addresses.map((address) => write(address)))

/** Text inside a tag that reads it another way, closed or left open. */
const inWrappers = (): string[] =>
  wrappers.flatMap((wrapper) =>
    hidden.flatMap((text) => {
      const closing = wrapper
        .split('><')
        .map((tag) => `</${tag.split(' ')[0]}>`)
        .toReversed()
        .join('')
      return [`<${wrapper}>${text}${closing}`, `<p>a<${wrapper}>${text}`]
    }),
  )

const inStyles = (): string[] =>
  ['span', 'p', 'h2', 'h3', 'td', 'th', 'a', 'img', 'table', 'strong', 'div', 'svg'].flatMap((tag) =>
    declarations.flatMap((declaration) => [
      `<${tag} style="${declaration}">x</${tag}>`,
      `<${tag} style='${declaration}' style="color:#fff">x`,
    ]),
  )

/** One thing in the letters of another: what reads once more, or reads less, finds what was hidden. */
const respelled = (): string[] =>
  hidden.flatMap((text) => [
    text.toUpperCase(),
    text.replaceAll(' ', '/'),
    text.replaceAll(' ', '\f'),
    text.replaceAll('=', '\n=\t'),
    text.replaceAll('<', '<\0'),
    text.replaceAll('<', '<\n'),
    text.replaceAll('<', '<<'),
    text.replaceAll('>', ''),
    `${text}${text}`,
    `<ul><li><p>${text}</p></li></ul>`,
    `<table><tbody><tr><td>${text}</td></tr></tbody></table>`,
    `<p><a href="https://bookrunner.example">${text}</a></p>`,
  ])

/** Several thousand, always the same. */
export const hostileHtml = (): string[] => [
  ...new Set([...atHandlers(), ...atAddresses(), ...inWrappers(), ...inStyles(), ...respelled()]),
]

/** Every so many of them, so that each kind has its share. */
export const sampleOf = (all: readonly string[], count: number): string[] => {
  const step = all.length / count
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]!)
}
