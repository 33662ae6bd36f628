import { describe, expect, it } from 'vitest'
import { builtName, styleFaults } from './styles.ts'

const web = 'packages/web/src'
const log = `${web}/areas/deals/log`
const styles = (text: string, path = `${log}/log.module.css`) => [{ path, text }]
const program = (text: string, path = `${log}/Bar.tsx`) => [
  { path, text: `import css from './log.module.css'\n${text}` },
]
const use = program('css.bar')

describe('a class in the built page', () => {
  it('begins with where it is written', () => {
    expect(builtName(`${log}/log.module.css`, 'bar')).toBe('deals-log-bar')
    expect(builtName(`${web}/shell/tabs/TabBar.module.css`, 'tab')).toBe('shell-tabs-tab-bar-tab')
  })
})

describe('styles', () => {
  it('may be in a module whose folder uses them, and refine antd, kit and their own area', () => {
    const kit = { path: `${web}/kit/text.module.css`, text: '.quiet { color: red }' }
    const text = '.bar .ant-btn :global(.kit-text-quiet) { margin: 0 }'
    const programs = [
      ...use,
      { path: `${log}/Other.tsx`, text: `import text from '../../../kit/text.module.css'\ntext.quiet` },
    ]
    expect(styleFaults([...styles(text), kit], programs)).toEqual([])
  })

  it.each([
    ['a name that no module defines', styles('.bar {}'), program('css.bar + css.row')],
    ['a class that nobody uses', styles('.bar {} .row {}'), use],
    ['a global sheet', [...styles('.bar {}'), ...styles('.x {}', `${log}/log.css`)], use],
    [
      'a class of an area in the shell',
      [...styles('.bar {}'), ...styles('.deals-log-bar {}', `${web}/shell/style/base.css`)],
      use,
    ],
    [
      'a class of an area to the right',
      [...styles('.bar {}'), ...styles('.x :global(.deals-log-bar) {}', `${web}/areas/auth/auth.module.css`)],
      [...use, { path: `${web}/areas/auth/Page.tsx`, text: `import css from './auth.module.css'\ncss.x` }],
    ],
    [
      'the frame by what is in it',
      [...styles('.bar {}'), ...styles('.frame:has(.x) {} .x {}', `${web}/shell/layout/layout.module.css`)],
      [
        ...use,
        {
          path: `${web}/shell/layout/Frame.tsx`,
          text: `import css from './layout.module.css'\ncss.frame + css.x`,
        },
      ],
    ],
    [
      'a page by what is in it',
      styles(':global(.shell-tabs-page):has(> .bar) {}').concat(
        styles('.page {}', `${web}/shell/tabs/tabs.module.css`),
      ),
      [...use, { path: `${web}/shell/tabs/Page.tsx`, text: `import css from './tabs.module.css'\ncss.page` }],
    ],
    [
      "another folder's module",
      styles('.bar {}'),
      [
        {
          path: `${web}/areas/deals/page/Page.tsx`,
          text: `import css from '../log/log.module.css'\ncss.bar`,
        },
      ],
    ],
    [
      'one name in two modules',
      [...styles('.bar {}'), ...styles('.log-bar {}', `${web}/areas/deals/deals.module.css`)],
      [
        ...use,
        { path: `${web}/areas/deals/Page.tsx`, text: `import css from './deals.module.css'\ncss.logBar` },
      ],
    ],
  ])('complain about %s', (_, sheets, programs) => {
    expect(styleFaults(sheets, programs)).toHaveLength(1)
  })
})
