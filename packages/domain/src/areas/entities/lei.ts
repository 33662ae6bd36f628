/** ISO 17442: 18 letters and digits and two check digits, ISO 7064 mod 97-10. */
const form = /^[0-9A-Z]{18}[0-9]{2}$/

/** Letters count as 10 to 35, taken digit by digit so that no number ever gets large. */
function mod97(text: string): number {
  let rest = 0
  for (const char of text) {
    const value = Number.parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

export function isLei(text: string): boolean {
  return form.test(text) && mod97(text) === 1
}

/** The whole LEI of an 18-character stem. */
export function completeLei(stem: string): string {
  return stem + String(98 - mod97(`${stem}00`)).padStart(2, '0')
}
