import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'

/**
 * What a visitor whose blocker hides parts of pages may be told. The text waits in a `<template>`: without the script, and
 * without a blocker, there is nothing but an empty status line.
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
