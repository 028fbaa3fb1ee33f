import { defineVariable, flagOf } from '@admin/server';

/** Whether webhooks may call addresses of this machine and its network. */
export const allowPrivate = defineVariable({
  name: 'WEBHOOKS_ALLOW_PRIVATE',
  fallback: 'false',
  description: '`true` lets webhooks call this machine and addresses of private networks.',
  expects: 'true or false',
  read: flagOf,
});
