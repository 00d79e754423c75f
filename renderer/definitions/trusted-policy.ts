/** The one policy through which HTML may come into an open page (`require-trusted-types-for`): the content security policy names it, the runtime makes it. */
export const TRUSTED_POLICY = 'kartograf'
