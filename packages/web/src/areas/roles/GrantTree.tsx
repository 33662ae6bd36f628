import { mayHold } from '@bookrunner/domain/roles'
import type { Tier } from '@bookrunner/domain/access'
import { Tree, type TreeDataNode } from 'antd'
import { useText } from '../../platform/text.ts'
import { completeGrants, type GrantRow } from './grants.ts'
import { rolesText } from './text.ts'

interface Props {
  readonly label: string
  readonly rows: readonly GrantRow[]
  readonly tier: Tier
  readonly value: readonly string[]
  readonly disabled: boolean
  readonly onChange: (grants: readonly string[]) => void
}

/** The menu with its functions. An entry is half-checked while only a part of it is granted. */
export function GrantTree({ label, rows, tier, value, disabled, onChange }: Props) {
  const t = useText(rolesText)
  const leaf = (key: string, title: string, granted: boolean): TreeDataNode => ({
    key,
    title,
    // What the role holds may be taken away by anybody; only who holds a right may give it.
    disabled: disabled || (!value.includes(key) && (!granted || !mayHold(tier, key))),
  })
  const nodeOf = (row: GrantRow): TreeDataNode => {
    const below = rows.filter(({ parentId }) => parentId === row.menuId).map(nodeOf)
    const own = row.functions.map(({ key, name, granted }) => leaf(key, name, granted))
    if (below.length + own.length === 0) return leaf(row.permission, row.name, row.granted)
    const children = [leaf(row.permission, t('view'), row.granted), ...own, ...below]
    const isShut = children.every((child) => child.disabled)
    return { key: row.menuId, title: row.name, disabled: isShut, children }
  }
  const roots = rows.filter(({ parentId }) => !rows.some(({ menuId }) => menuId === parentId))
  const leaves = new Set(rows.flatMap((row) => [row.permission, ...row.functions.map(({ key }) => key)]))
  return (
    <Tree
      aria-label={label}
      checkable
      selectable={false}
      defaultExpandAll
      treeData={roots.map(nodeOf)}
      checkedKeys={value.filter((key) => leaves.has(key))}
      onCheck={(checked) => {
        const keys = Array.isArray(checked) ? checked : checked.checked
        // Rights of screens that the menu no longer has stay as they are.
        const others = value.filter((key) => !leaves.has(key))
        const pressed = keys.map(String).filter((key) => leaves.has(key))
        onChange([...others, ...completeGrants(value, pressed, rows)])
      }}
    />
  )
}
