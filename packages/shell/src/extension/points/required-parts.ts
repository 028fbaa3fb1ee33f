import type { MessageDescriptor } from '../../messages/message.ts';

/**
 * Returns whether a value is a component and not a loader: loaders have no parameters, and `memo`, `lazy` and
 * `forwardRef` return objects.
 */
function isComponent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return '$$typeof' in value;
  if (typeof value !== 'function') return false;
  const prototype: unknown = value.prototype;
  const isClass = typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype;
  return isClass || value.length > 0;
}

/**
 * Returns the error about a contribution without the loader of its component. A component without props looks like a
 * loader; it is detected when it is rendered.
 */
export function missingComponent(load: unknown): string | undefined {
  if (isComponent(load)) {
    return 'A loader must be provided, not the component itself: write `() => import(…)` of a module with a default export';
  }
  return typeof load === 'function' ? undefined : 'A Component must be provided';
}

/** Returns the error about a contribution without a label. */
export function missingLabel(label: MessageDescriptor | undefined): string | undefined {
  return typeof label?.id === 'string'
    ? undefined
    : 'A label with an id and a defaultMessage must be provided';
}

/** Returns the error about a link without a target. */
export function missingTarget(to: unknown): string | undefined {
  return typeof to === 'string' ? undefined : 'A link needs a target: `to` must be a path';
}

/** Returns the error about a link without an icon. */
export function missingIcon(icon: unknown): string | undefined {
  return icon ? undefined : 'A menu link needs an icon';
}
