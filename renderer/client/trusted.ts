import { TRUSTED_POLICY } from '../definitions/trusted-policy.ts'

/** As far as it is used here; TypeScript does not know it yet. https://w3c.github.io/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }

/** The policy can be made once: whoever comes later, an injected script for instance, gets an error. */
const policy = trustedTypes?.createPolicy(TRUSTED_POLICY, { createHTML: (html) => html })

/**
 * HTML that the build has written and sanitised, as the content security policy wants to see it: browsers take a plain string for
 * HTML from no other place of the code.
 */
export function trusted(html: string): string {
  return policy?.createHTML(html) ?? html
}
