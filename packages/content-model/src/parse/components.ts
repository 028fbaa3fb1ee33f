import type { Attribute, Component } from '../schema/index.ts';
import type { Reporter } from './problem.ts';

/** The components that an attribute holds, with their places inside it. */
export function componentsOf(
  attribute: Attribute,
): readonly { readonly path: string; readonly uid: string }[] {
  if (attribute.type === 'component') return [{ path: 'component', uid: attribute.component }];
  if (attribute.type !== 'dynamiczone') return [];
  return attribute.components.map((uid, index) => ({ path: `components.${index}`, uid }));
}

/** Judges that the components which an attribute names exist; the reporter stands at the attribute. */
export function checkComponents(
  attribute: Attribute,
  components: ReadonlyMap<string, Component>,
  reporter: Reporter,
): void {
  for (const { path, uid } of componentsOf(attribute)) {
    if (!components.has(uid)) {
      reporter.report(
        'COMPONENT_MISSING',
        path,
        `There is no component "${uid}": correct the name or add the component.`,
      );
    }
  }
}

/**
 * Finds components that contain themselves, directly or through others.
 * @returns one way round for each such component: `['shared.a', 'shared.b', 'shared.a']`
 */
export function componentCycles(components: ReadonlyMap<string, Component>): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (uid: string, trail: readonly string[]): void => {
    const seen = trail.indexOf(uid);
    if (seen !== -1) {
      cycles.push([...trail.slice(seen), uid]);
      return;
    }
    if (done.has(uid)) return;
    const component = components.get(uid);
    for (const attribute of Object.values(component?.attributes ?? {})) {
      for (const inner of componentsOf(attribute)) visit(inner.uid, [...trail, uid]);
    }
    done.add(uid);
  };
  for (const uid of components.keys()) visit(uid, []);
  return cycles;
}
