import { element } from '../../search/island/element.ts'
import type { NoticeTexts } from '../texts.ts'

/** The notice, with what to call when it is dismissed. */
export function noticeCard({ text, how, steps, dismiss }: NoticeTexts, dismissed: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, dismiss)
  button.addEventListener('click', dismissed)
  const guide = element('details', {}, element('summary', {}, how), element('p', {}, steps))
  return element('div', { class: 'adblock-notice-card', 'data-tone': 'light' }, element('p', {}, text), guide, button)
}
