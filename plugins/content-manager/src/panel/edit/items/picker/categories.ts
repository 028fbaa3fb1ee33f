import type { ComponentItem } from '@admin/content-model';

export interface ComponentCategory {
  readonly name: string;
  readonly components: readonly ComponentItem[];
}

/** Components by their category, in the order in which the zone names them. */
export function categoriesOf(components: readonly ComponentItem[]): readonly ComponentCategory[] {
  const categories = new Map<string, ComponentItem[]>();
  for (const component of components) {
    const those = categories.get(component.category);
    if (those) those.push(component);
    else categories.set(component.category, [component]);
  }
  return [...categories].map(([name, those]) => ({ name, components: those }));
}

/** The components whose name or category holds every word of a search. */
export function componentsNamed(
  components: readonly ComponentItem[],
  search: string,
): readonly ComponentItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return components.filter(({ category, info }) => {
    const text = `${info.displayName} ${category}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
