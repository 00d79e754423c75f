/** Name of the Trusted Types policy of the runtime, the only one that may insert HTML (`require-trusted-types-for`). */
export const TRUSTED_POLICY = 'kartograf'

/** Name of the Trusted Types policy that loads scripts of services, from their hosts only. */
export const SERVICES_POLICY = 'kartograf-services'
