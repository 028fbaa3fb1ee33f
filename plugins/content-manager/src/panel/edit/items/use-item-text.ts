import { useIntl } from 'react-intl';
import { useEditing, type Editing } from '../editing/editing-context.ts';
import { useFormSelection } from '../editing/use-form-value.ts';
import { itemMessages } from './messages.ts';

/** Longest text that a header shows, in characters. */
const longest = 120;

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '';
}

/** Where items of a component have their title, and how it reads; empty where that says nothing, such as an id. */
function titleOf({ view }: Pick<Editing, 'view'>, uid: string) {
  const field = view.componentConfigurations[uid]?.settings.mainField ?? 'id';
  return { field, read: field === 'id' ? () => '' : textOf };
}

/** What an item is called by its title field; empty where that says nothing, such as an id. */
export function useItemText(path: string, uid: string): string {
  const { field, read } = titleOf(useEditing(), uid);
  return useFormSelection(`${path}.${field}`, read);
}

/**
 * Says what an item is called at this moment where nobody sees its header: as the header does.
 * @param nameAt what an item that is such a component is called at a position without a title field
 */
export function useItemName(
  path: string,
  isZone: boolean,
  nameAt: (uid: string, position: number) => string,
): (key: number, uid: string, position: number) => string {
  const intl = useIntl();
  const editing = useEditing();
  return (key, uid, position) => {
    const { field, read } = titleOf(editing, uid);
    const title = read(editing.form.read(`${path}.#${key}.${field}`));
    const name = nameAt(uid, position);
    if (title === '') return name;
    return isZone ? intl.formatMessage(itemMessages.titled, { name, title }) : title;
  };
}
