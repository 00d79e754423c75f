import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'

/**
 * A notice for visitors whose ad blocker hides parts of pages. Its text waits in a `<template>`: without the script or a blocker, only an
 * empty status region is on the page.
 */
export function AdblockNotice({ context }: { readonly context: ShellContext }): ReactNode {
  const { t, settings } = context
  const { host } = new URL(settings.baseUrl)

  return (
    <div role="status" id="adblock-notice" className="adblock-notice">
      <template>
        <div className="adblock-notice-card" data-tone="light">
          <p>{t('adblock.text', { host })}</p>
          <details>
            <summary>{t('adblock.how')}</summary>
            <p>{t('adblock.steps', { host })}</p>
          </details>
          <button type="button">{t('adblock.dismiss')}</button>
        </div>
      </template>
    </div>
  )
}
