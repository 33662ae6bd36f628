import type {
  ICellEditorComp,
  ICellEditorParams,
  ICellRendererComp,
  ICellRendererParams,
} from 'ag-grid-community'
import foldIcon from '@ant-design/icons-svg/es/asn/RightOutlined'
import { adapt, element, iconElement, type Child } from './element.ts'
import css from './grid.module.css'

/** `latest`: what the cell is drawn from at the time of a click. */
type Draw<Params> = (params: Params, latest: () => Params) => HTMLElement | null

/** A cell that is more than a text. Its elements stay while the row changes: one of them may have the focus. */
export const cellOf = <Params>(draw: Draw<Params>) =>
  class implements ICellRendererComp {
    #params: Params | undefined
    #drawn: HTMLElement | undefined

    #draw(params: ICellRendererParams): HTMLElement {
      this.#params = params as unknown as Params
      return draw(this.#params, () => this.#params!) ?? element('span', {})
    }

    init(params: ICellRendererParams): void {
      this.#drawn = this.#draw(params)
    }

    // A method: by it the library knows a class from a function.
    getGui(): HTMLElement {
      return this.#drawn!
    }

    /** Whether the elements could stay. */
    refresh(params: ICellRendererParams): boolean {
      return adapt(this.#drawn!, this.#draw(params))
    }
  }

interface NameInput {
  readonly name: string | undefined
  /** The fund after the name; a narrow column cuts it off first. */
  readonly fund?: string
  readonly depth: number
  /** For a row with children: whether it is open, and the button's label. */
  readonly fold?: { readonly open: boolean; readonly label: string; readonly onToggle: () => void }
}

const foldButton = ({ open, label, onToggle }: NonNullable<NameInput['fold']>): HTMLElement => {
  const icon = iconElement(foldIcon, { 'aria-hidden': 'true' })
  if (open) icon.firstElementChild!.setAttribute('style', 'transform: rotate(90deg)')
  const named = { type: 'button', tabindex: '-1', 'aria-expanded': `${open}`, 'aria-label': label }
  const button = element('button', { ...named, class: css.toggle }, icon)
  button.addEventListener('click', onToggle)
  return button
}

/** The name of a row, with the arrow to fold its children. */
export function nameElement(
  { name, fund, depth, fold }: NameInput,
  ...beside: readonly Child[]
): HTMLElement {
  return element(
    'span',
    { class: css.name, 'data-depth': `${depth}` },
    fold && foldButton(fold),
    element('span', { translate: 'no', ...(fund && { class: css.holder }) }, name),
    fund && element('span', { translate: 'no', class: css.fund }, fund),
    ...beside,
  )
}

interface BoxInput {
  readonly label: string
  readonly most: number | undefined
  /** The current value as text. */
  readonly now: () => string
  readonly onBegun: () => void
  readonly onTyping: (typed: string) => void
}

/** The input of a cell: the first key replaces the value, Enter and F2 continue from it. */
export const boxOf = <Params>(read: (params: Params) => BoxInput) =>
  class implements ICellEditorComp {
    readonly #box = element('input', { class: css.cellInput, autocomplete: 'off' })
    #value: unknown
    #isBegun = false
    #input: BoxInput | undefined

    init(params: ICellEditorParams): void {
      const { eventKey } = params
      const input = read(params as unknown as Params)
      this.#input = input
      // Until something is typed, the cell keeps its value.
      this.#value = params.value as unknown
      this.#isBegun = eventKey?.length === 1
      this.#box.setAttribute('aria-label', input.label)
      if (input.most !== undefined) this.#box.maxLength = input.most
      if (this.#isBegun) this.#box.value = this.#typed(eventKey!)
      else this.#box.value = eventKey === 'Backspace' || eventKey === 'Delete' ? '' : input.now()
      this.#box.addEventListener('input', () => input.onTyping(this.#typed(this.#box.value)))
    }

    #typed(typed: string): string {
      this.#value = typed
      return typed
    }

    getGui(): HTMLElement {
      return this.#box
    }

    afterGuiAttached(): void {
      this.#input?.onBegun()
      this.#box.focus()
      if (!this.#isBegun) this.#box.select()
    }

    getValue(): unknown {
      return this.#value
    }
  }
