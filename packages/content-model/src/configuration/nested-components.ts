import type { Attributes, Component, Schemas } from '../schema/index.ts';

/** The components that attributes hold, those inside components included, each once in order of appearance. */
export function nestedComponents(attributes: Attributes, schemas: Schemas): readonly Component[] {
  const found = new Map<string, Component>();
  const visit = (level: Attributes): void => {
    for (const attribute of Object.values(level)) {
      const uids = attribute.type === 'component' ? [attribute.component] : [];
      for (const uid of attribute.type === 'dynamiczone' ? attribute.components : uids) {
        const component = schemas.components.get(uid);
        if (component === undefined || found.has(uid)) continue;
        found.set(uid, component);
        visit(component.attributes);
      }
    }
  };
  visit(attributes);
  return [...found.values()];
}
