import type { IntlShape } from 'react-intl';
import type { AuditRecord } from '../contract.ts';
import { auditMessages, typeMessages, verbMessages } from './messages.ts';

/** Returns the label of an action; unknown verbs of plugins are shown as recorded. */
export function actionText(intl: IntlShape, action: string): string {
  const verb = action.split('.').at(-1) ?? action;
  if (!Object.hasOwn(verbMessages, verb)) return action;
  return intl.formatMessage(verbMessages[verb as keyof typeof verbMessages]);
}

/**
 * Returns the label of a type of entities.
 * @param name of a content type
 */
export function typeText(intl: IntlShape, type: string, name?: string | null): string {
  if (typeof name === 'string') return name;
  if (!Object.hasOwn(typeMessages, type)) return type;
  return intl.formatMessage(typeMessages[type as keyof typeof typeMessages]);
}

/** Returns the name of an entity, or else its id. */
export function entityName({ entity: { label, id } }: Pick<AuditRecord, 'entity'>): string | null {
  return label ?? (id === null ? null : `#${id}`);
}

/** Returns the author of a record. */
export function authorText(intl: IntlShape, { user, token, ip }: AuditRecord): string {
  const name =
    user?.displayName ?? intl.formatMessage(ip === null ? auditMessages.server : auditMessages.unknownUser);
  return token === null ? name : intl.formatMessage(auditMessages.byToken, { user: name, token });
}
