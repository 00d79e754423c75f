import type { ShellContext } from '../../context.ts'

/** Texts of the notice, in a file that its container names. */
export interface NoticeTexts {
  readonly text: string
  readonly how: string
  readonly steps: string
  readonly dismiss: string
}

export function noticeTexts({ t, settings }: ShellContext): NoticeTexts {
  const { host } = new URL(settings.baseUrl)
  return {
    text: t('adblock.text', { host }),
    how: t('adblock.how'),
    steps: t('adblock.steps', { host }),
    dismiss: t('adblock.dismiss'),
  }
}
