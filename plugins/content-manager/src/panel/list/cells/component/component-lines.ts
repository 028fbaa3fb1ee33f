import type { MenuItem } from '@admin/ui';
import { mostNames, noteLine } from '../names/note-line.ts';
import { shownText } from '../../../text/shown-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What names a component: the value of its main field; undefined for what is no component. */
export function mainValue(component: unknown, mainField: string): unknown {
  return typeof component === 'object' && component !== null ? (component as Fields)[mainField] : undefined;
}

/** The first components of a list as lines of a menu: by their main field, or their place where that is empty. */
export function componentLines(
  components: readonly unknown[],
  { mainField, more }: { readonly mainField: string; /** Stands for the others. */ readonly more: string },
): readonly MenuItem[] {
  const lines = components.slice(0, mostNames).map((component, index) => {
    const main = mainValue(component, mainField);
    const isEmpty = main === undefined || main === null || main === '';
    return noteLine(String(index), isEmpty ? `${index + 1}` : shownText(main));
  });
  return components.length > lines.length ? [...lines, noteLine('more', more)] : lines;
}
