/** The letters that may still be typed, once a tenth of the limit or less is left; negative above the limit. */
export function lettersLeft(text: string, most: number): number | undefined {
  const left = most - text.trim().length
  return left <= most / 10 ? left : undefined
}
