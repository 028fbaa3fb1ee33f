import type { Report } from './problem.ts';

/**
 * What the panel lives by. A plugin runs in the same page as everybody: one that replaces a method of these breaks
 * others, far from where it stands and in the name of whoever calls the method next.
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

/** As they are before any plugin is evaluated, since plugins import the panel's own modules first. */
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
 * Puts back the methods of the language that somebody has replaced or removed; methods that somebody added stay.
 * @returns their names, such as `Array.prototype.map`; none when everything was in order
 */
export function restoreBuiltIns(): readonly string[] {
  const names: string[] = [];
  // By index and without a method: whatever is used here could be what was replaced.
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
      // It was sealed as well: told once, and taken for given from now on.
      if (found) builtIn.descriptor = found;
    }
  }
  return names;
}

/** Tells who replaced methods of the language; nothing for an empty list of names. */
export function reportBuiltIns(names: readonly string[], pluginId: string, report: Report): void {
  if (names.length === 0) return;
  const message = `It replaced ${names.join(', ')} for everybody in the page, which was taken back: bring a function of your own instead.`;
  report({ code: 'BUILT_IN_REPLACED', pluginId, message, context: { names } });
}
