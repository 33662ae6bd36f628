const SHIFT = 0xfee0

/**
 * Digits, letters and signs as wide as a Chinese character (５００, Ｔ＋１２０) are what an input method leaves behind, or a
 * paste: they mean the narrow ones. What travels is narrow always; the server reads nothing else.
 */
export const plainWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - SHIFT))
    .replaceAll('\u3000', ' ')
    // The full stop of a Chinese keyboard, between digits, is a decimal point.
    .replace(/(?<=\d)。(?=\d)/g, '.')
