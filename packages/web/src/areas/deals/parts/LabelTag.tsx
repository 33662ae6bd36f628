import { TagOutlined } from '@ant-design/icons'
import type { Terms } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import { dealWords } from '../words.ts'
import { classes } from '../../../kit/classes.ts'
import css from './parts.module.css'
import tagsCss from '../../../kit/tags.module.css'

/** Green, social …; nothing where a bond has no label. */
export function LabelTag({ label }: { readonly label: Terms['label'] }) {
  const words = useText(dealWords)
  if (label === 'none') return null
  return (
    <span className={classes(tagsCss.role, css.label)}>
      <TagOutlined aria-hidden />
      {words(`label.${label}`)}
    </span>
  )
}
