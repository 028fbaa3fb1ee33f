import { useEditing } from '../editing-context.ts';
import { useFormSelection } from '../form/index.ts';

/** Longest text that a header shows, in characters. */
const longest = 120;

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '';
}

/** What an item is called by its title field; empty where that says nothing, such as an id. */
export function useItemText(path: string, uid: string): string {
  const { view } = useEditing();
  const mainField = view.componentConfigurations[uid]?.settings.mainField ?? 'id';
  return useFormSelection(`${path}.${mainField}`, mainField === 'id' ? () => '' : textOf);
}
