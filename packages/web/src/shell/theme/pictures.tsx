import type { LayoutKind, ModeChoice } from './settings.ts'

/** Thumbnails of the choices in the theme drawer, drawn rather than photographed. */
function Frame({ page, children }: { page: string; children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 76 52" width="76" height="52" aria-hidden="true" focusable="false">
      <rect width="76" height="52" rx="4" fill={page} />
      {children}
    </svg>
  )
}

const MODE_COLORS: Record<ModeChoice, { side: string; page: string; bar: string; line: string }> = {
  system: { side: '#0b1b30', page: '#f4f6f9', bar: '#1a232e', line: '#8796a8' },
  dark: { side: '#0b1b30', page: '#f4f6f9', bar: '#ffffff', line: '#d3d9e1' },
  light: { side: '#ffffff', page: '#f4f6f9', bar: '#ffffff', line: '#d3d9e1' },
  night: { side: '#0f151d', page: '#0c1118', bar: '#1a232e', line: '#344050' },
}

export function ModePicture({ mode }: { mode: ModeChoice }) {
  const { side, page, bar, line } = MODE_COLORS[mode]
  return (
    <Frame page={page}>
      <path d="M4 0h16v52H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill={side} />
      <path d="M20 0h52a4 4 0 0 1 4 4v6H20z" fill={bar} />
      <path d="M26 19h30M26 27h42M26 35h36" stroke={line} strokeWidth="2" strokeLinecap="round" />
      <path
        d="M5 19h9M5 27h7"
        stroke={mode === 'light' ? '#d3d9e1' : '#47586c'}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Frame>
  )
}

export function LayoutPicture({ layout, color }: { layout: LayoutKind; color: string }) {
  return (
    <Frame page="var(--br-page)">
      {layout !== 'head' && (
        <path d="M4 0h16v52H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill={color} opacity="0.45" />
      )}
      {layout !== 'side' && <path d="M4 0h68a4 4 0 0 1 4 4v8H0V4a4 4 0 0 1 4-4z" fill={color} />}
      <path
        d={layout === 'head' ? 'M8 22h36M8 30h58M8 38h48' : 'M27 22h26M27 30h40M27 38h32'}
        stroke="var(--br-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Frame>
  )
}
