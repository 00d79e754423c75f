/** The one policy through which HTML may come into an open page (`require-trusted-types-for`): the content security policy names it, the runtime makes it. */
export const TRUSTED_POLICY = 'kartograf'

/** The policy through which scripts of services are loaded, of their hosts only. */
export const SERVICES_POLICY = 'kartograf-services'
