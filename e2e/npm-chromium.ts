// Chromium from npm (@sparticuz/chromium), unpacked once into the project's cache. It was made for a cloud
// function: it brings the libraries that a bare machine lacks, and one face of letters.
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

export interface NpmChromium {
  executablePath: string
  env: Record<string, string>
}

const cache = join(import.meta.dirname, '../.cache')

export async function unpackChromium(): Promise<NpmChromium> {
  const root = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const home = join(cache, `chromium-${version}`)
  if (!(await stat(home).catch(() => null))) await unpack(join(root, 'bin'), home)
  const fonts = join(home, 'fonts.conf')
  await writeFile(fonts, fontSettings(home))
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_FILE: fonts },
  }
}

/** Under another name first, so that a run that was killed leaves no half of a browser behind. */
async function unpack(bin: string, home: string): Promise<void> {
  const staging = `${home}.${process.pid}.partial`
  await mkdir(staging, { recursive: true })
  const before = process.env.TMPDIR
  // The package always unpacks to the same folder.
  process.env.TMPDIR = staging
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(archives.map((archive) => inflate(join(bin, archive))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  await chmod(join(staging, 'chromium'), 0o755)
  await rename(staging, home).catch(() => rm(staging, { recursive: true, force: true }))
}

/** The machine's faces first, Chinese ones included where it has them; the browser's own where it has none. */
const fontSettings = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`
