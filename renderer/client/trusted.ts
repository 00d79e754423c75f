import { TRUSTED_POLICY } from '../definitions/trusted-policy.ts'

/** The part of the Trusted Types API that is used; TypeScript lacks it. https://w3c.github.io/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }

/** A policy name can be used once, so an injected script that tries to create it gets an error. */
const policy = trustedTypes?.createPolicy(TRUSTED_POLICY, { createHTML: (html) => html })

/**
 * Marks HTML that the build has written and sanitised as trusted. The content security policy makes browsers refuse plain strings as
 * HTML, so that only this function can insert it.
 */
export function trusted(html: string): string {
  return policy?.createHTML(html) ?? html
}
