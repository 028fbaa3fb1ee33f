import type { MessageDescriptor } from '../core/message.ts';

/** The error about a contribution without its component; undefined when there is one. */
export function missingComponent(load: unknown): string | undefined {
  return typeof load === 'function' ? undefined : 'A Component must be provided';
}

/** The error about a contribution without its text. */
export function missingLabel(label: MessageDescriptor | undefined): string | undefined {
  return typeof label?.id === 'string'
    ? undefined
    : 'A label with an id and a defaultMessage must be provided';
}

/** The error about a link without its target. */
export function missingTarget(to: unknown): string | undefined {
  return typeof to === 'string' ? undefined : 'A link needs a target: `to` must be a path';
}

/** The error about a link without its icon. */
export function missingIcon(icon: unknown): string | undefined {
  return icon ? undefined : 'A menu link needs an icon';
}
