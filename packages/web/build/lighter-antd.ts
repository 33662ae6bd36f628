import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

interface Cut {
  /** The file that imports more than it uses, and what it imports. */
  readonly importer: RegExp
  readonly wanted: string
  /** The module it gets instead. */
  readonly instead: string
}

const packages = normalizePath(join(import.meta.dirname, '../../../node_modules'))
const presets = `${packages}/antd/es/color-picker/components/ColorPresets.js`
const brightOnly = `${presets}?bright`
const noUniqueTooltip = `${packages}/antd/es/tooltip/UniqueProvider/index.js?none`
const colorClass = `${packages}/@rc-component/color-picker/es/color.js`

/** Buttons and inputs, which log-in shows, bring a colour picker, a collapse, a text area and popups along. */
const cuts: readonly Cut[] = [
  {
    importer: /\/antd\/es\/config-provider\/index\.js$/,
    wanted: '../tooltip/UniqueProvider',
    instead: noUniqueTooltip,
  },
  {
    importer: /\/antd\/es\/(button|tag)\/style\/[\w-]+\.js$/,
    wanted: '../../color-picker/components/ColorPresets',
    instead: brightOnly,
  },
  {
    importer: /\/antd\/es\/color-picker\/color\.js$/,
    wanted: '@rc-component/color-picker',
    instead: colorClass,
  },
  {
    importer: /\/antd\/es\/input\/Input\.js$/,
    wanted: '@rc-component/input',
    instead: `${packages}/@rc-component/input/es/Input.js`,
  },
]

/** The one function that the styles of buttons and tags use of antd's panel of colours. */
async function readIsBright(): Promise<string> {
  const [isBright] = /^export const isBright = [^]*?^};$/m.exec(await readFile(presets, 'utf8')) ?? []
  if (!isBright) throw new Error('antd has no isBright in ColorPresets any more: see build/lighter-antd.ts.')
  return `import { Color as RcColor } from '${colorClass}'\n${isBright}`
}

/** Leads antd past parts that the importing file never uses, so that log-in does not load them. */
export function lighterAntd(): Plugin {
  const made = new Set<Cut>()
  return {
    name: 'lighter-antd',
    apply: 'build',
    enforce: 'pre',
    resolveId(wanted, importer = '') {
      const cut = cuts.find((each) => each.wanted === wanted && each.importer.test(importer))
      if (cut) made.add(cut)
      return cut?.instead ?? null
    },
    load(id) {
      if (id === brightOnly) return readIsBright()
      // One tooltip that moves between targets, which no screen turns on.
      return id === noUniqueTooltip ? 'export default ({ children }) => children' : null
    },
    buildEnd(error) {
      const left = cuts.filter((cut) => !made.has(cut))
      // After an update of antd a cut may have lost its place.
      if (!error && left.length > 0)
        this.error(`antd no longer imports ${left.map(({ wanted }) => wanted).join(', ')} there.`)
    },
  }
}
