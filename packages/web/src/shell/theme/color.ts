/** Just enough colour arithmetic to keep every text readable: WCAG contrast and mixing, on #rrggbb. */
type Rgb = readonly [number, number, number]

export function toRgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const value = Number.parseInt(full.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toRgb(from), toRgb(to)]
  const part = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return toHex([part(0), part(1), part(2)])
}

function luminance(hex: string): number {
  const linear = toRgb(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** WCAG AA for text of ordinary size. */
export const AA = 4.5

/** The first step on the way from `color` to `towards` that can be read against every one of `grounds`. */
export function untilReadable(
  color: string,
  towards: string,
  grounds: readonly string[],
  least = AA,
): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const step = mix(color, towards, share)
    if (grounds.every((ground) => contrast(step, ground) >= least)) return step
  }
  return towards
}

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
