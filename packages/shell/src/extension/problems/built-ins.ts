import type { Report } from './problem.ts';

/**
 * The built-in objects that the panel depends on. Plugins run in the same page: one that replaces a built-in method
 * breaks other plugins, and the error is attributed to the caller of the method.
 */
const holders: Readonly<Record<string, object>> = {
  Array,
  JSON,
  Object,
  Promise,
  'Array.prototype': Array.prototype,
  'Map.prototype': Map.prototype,
  'Object.prototype': Object.prototype,
  'Promise.prototype': Promise.prototype,
  'Set.prototype': Set.prototype,
  'String.prototype': String.prototype,
};

interface BuiltIn {
  readonly name: string;
  readonly holder: object;
  readonly key: string | symbol;
  descriptor: PropertyDescriptor;
}

const { defineProperty, getOwnPropertyDescriptor } = Object;

/** Recorded before any plugin is evaluated, since plugins import the modules of the panel first. */
const builtIns: readonly BuiltIn[] = Object.entries(holders).flatMap(([owner, holder]) =>
  Reflect.ownKeys(holder).flatMap((key): BuiltIn[] => {
    const descriptor = getOwnPropertyDescriptor(holder, key);
    return descriptor?.configurable ? [{ name: `${owner}.${String(key)}`, holder, key, descriptor }] : [];
  }),
);

function isSame(one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean {
  return other !== undefined && one.value === other.value && one.get === other.get && one.set === other.set;
}

/**
 * Restores built-in methods that a plugin has replaced or removed; added methods stay.
 * @returns their names, such as `Array.prototype.map`; empty if nothing changed
 */
export function restoreBuiltIns(): readonly string[] {
  const names: string[] = [];
  // By index and without a method: any method used here could be a replaced one.
  for (let index = 0; index < builtIns.length; index += 1) {
    const builtIn = builtIns[index];
    if (!builtIn) continue;
    const { holder, key, descriptor, name } = builtIn;
    const found = getOwnPropertyDescriptor(holder, key);
    if (isSame(descriptor, found)) continue;
    names[names.length] = name;
    try {
      defineProperty(holder, key, descriptor);
    } catch {
      // The property is not configurable: it is reported once, and then accepted.
      if (found) builtIn.descriptor = found;
    }
  }
  return names;
}

/** Reports the plugin that replaced built-in methods; does nothing for an empty list of names. */
export function reportBuiltIns(names: readonly string[], pluginId: string, report: Report): void {
  if (names.length === 0) return;
  const message = `It replaced ${names.join(', ')} for the whole page. The original is restored: use a separate function instead.`;
  report({ code: 'BUILT_IN_REPLACED', pluginId, message, context: { names } });
}
