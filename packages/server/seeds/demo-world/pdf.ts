// A minimal valid PDF: one page of text, with its cross-reference table as ISO 32000 requires.

const escaped = (line: string): string => line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

/** A page with a heading and lines under it. Letters of Latin-1 only: the font is the reader's own. */
export const onePage = (heading: string, lines: readonly string[]): Uint8Array => {
  const text = [
    `BT /F1 18 Tf 72 770 Td (${escaped(heading)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 11 Tf 72 ${736 - at * 18} Td (${escaped(line)}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const head = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Uint8Array.from(Buffer.from(`${file}${head}startxref\n${file.length}\n%%EOF\n`, 'latin1'))
}
