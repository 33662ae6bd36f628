import { type MenuItem, accessCalls } from '@bookrunner/contract/access'
import type { Language } from '@bookrunner/contract/kernel'
import { type MenuNode, type Rights, mayUse, menuFor } from '@bookrunner/domain/access'
import { type LocalizedNames, nameIn, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { type Menu, readMenu } from './menu.repo.ts'

type Shown = Omit<MenuItem, 'children'> & { children: Shown[] }

const namesOf = ({ name, nameCn, nameHk }: LocalizedNames): LocalizedNames => ({ name, nameCn, nameHk })

/** Functions without the person's key are hidden; editors of the menu see all of them. */
const viewOf = (node: MenuNode<Menu>, rights: Rights | 'everything', language: Language): Shown => ({
  menuId: node.id,
  parentId: node.parentId,
  menuName: nameIn(language, node),
  menuTab: node.permission ?? '',
  path: node.path,
  icon: node.icon,
  hidden: node.hidden,
  builtIn: node.builtIn,
  functions: node.functions
    .filter(({ tab }) => rights === 'everything' || mayUse(rights, `${node.permission}|${tab}`))
    .map((each) => ({
      functionName: nameIn(language, each),
      functionTab: each.tab,
      ...(rights === 'everything' && { names: namesOf(each) }),
    })),
  ...(rights === 'everything' && { names: namesOf(node), renamed: node.productNames !== null }),
  children: node.children.map((child) => viewOf(child, rights, language)),
})

export const menuList = read(accessCalls.menuList, async ({ input, actor, db, language }) => {
  if (input.all && !mayUse(actor.rights, 'admin_role')) return refuse('access.denied')
  const rights = input.all ? 'everything' : actor.rights
  return { list: menuFor(await readMenu(db), rights).map((node) => viewOf(node, rights, language)) }
})
