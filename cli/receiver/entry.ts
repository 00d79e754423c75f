// What other programs may use: compiled into `receiver.mjs` (see README.md here).
export { forwardedAddress } from './address.ts'
export { createFileStore } from './file-store.ts'
export { createReceiver, type ReceiverOptions } from './handler.ts'
export { removeExpired, type RetentionOptions } from './retention.ts'
export { mountReceiver, type MountOptions } from './mount.ts'
export { answerWith, connectionAddress } from './node.ts'
export type { Draft, RequestStore, StoredAttachment, StoredRequest } from './request.ts'
