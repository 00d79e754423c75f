import { FORM_KEY } from '../definitions/stored.ts'
import { readJson, type Store } from './store.ts'

/** The input of a field: its index among the fields of the page, its name, and its values. */
export type Field = readonly [place: number, name: string, value: string, checked: boolean]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Types that are never kept: secrets, files, and values set by scripts. */
const LEFT_OUT = /password|file|hidden/

function controlsOf(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>('main :is(input, select, textarea)')]
}

/** The fields of a page that a visitor has changed. */
export function readFields(root: ParentNode): Field[] {
  return controlsOf(root).flatMap((control, place): Field[] =>
    LEFT_OUT.test(control.type) || !isChanged(control)
      ? []
      : [[place, control.name, control.value, isCheckable(control) && control.checked]],
  )
}

function isChanged(control: Control): boolean {
  if ('options' in control) return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return control.value !== control.defaultValue || (isCheckable(control) && control.checked !== control.defaultChecked)
}

function isCheckable(control: Control): control is HTMLInputElement {
  return 'checked' in control
}

/** Restores the fields. Dispatches the same events as typing, so that islands notice. */
export function writeFields(root: ParentNode, fields: readonly Field[]): void {
  const controls = controlsOf(root)
  for (const [place, name, value, checked] of fields) {
    const control = controls[place]
    if (control?.name !== name) continue
    control.value = value
    if (isCheckable(control)) control.checked = checked
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Saves the fields of a page across a document load. */
export function keepFields(store: Store, path: string, fields: readonly Field[]): void {
  if (fields[0]) store.setItem(FORM_KEY, JSON.stringify({ path, fields }))
}

/** The saved fields of a page. They can be taken only once. */
export function takeFields(store: Store, path: string): readonly Field[] {
  const kept = readJson(store, FORM_KEY) as { readonly path: string; readonly fields: readonly Field[] } | null
  if (kept?.path !== path) return []
  store.removeItem(FORM_KEY)
  return kept.fields
}
