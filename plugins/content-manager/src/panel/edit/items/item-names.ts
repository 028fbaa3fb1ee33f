import { useIntl } from 'react-intl';
import { useEditing, type Editing } from '../editing/editing-context.ts';
import { useFormSelection } from '../editing/use-form-value.ts';
import { itemMessages } from './messages.ts';

/** The maximum length of a title in a header, in characters. */
const maxTitleLength = 120;

function titleText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxTitleLength) : '';
}

/** Returns the title field of a component and how to read it. An id is no title: it reads as an empty text. */
export function titleField({ view }: Pick<Editing, 'view'>, uid: string) {
  const field = view.componentConfigurations[uid]?.settings.mainField ?? 'id';
  return { field, read: field === 'id' ? () => '' : titleText };
}

/** Returns the title of an item; empty for an item without a title. */
export function useItemTitle(path: string, uid: string): string {
  const { field, read } = titleField(useEditing(), uid);
  return useFormSelection(`${path}.${field}`, read);
}

/** Returns the name of an item by its key, component and position. */
export type ItemName = (key: number, uid: string, position: number) => string;

/**
 * Returns a function that names items in announcements as their headers do, from their current values.
 * @param nameAt names an item without a title by its component and position
 */
export function useItemName(
  path: string,
  isZone: boolean,
  nameAt: (uid: string, position: number) => string,
): ItemName {
  const intl = useIntl();
  const editing = useEditing();
  return (key, uid, position) => {
    const { field, read } = titleField(editing, uid);
    const title = read(editing.form.read(`${path}.#${key}.${field}`));
    const name = nameAt(uid, position);
    if (title === '') return name;
    return isZone ? intl.formatMessage(itemMessages.titled, { name, title }) : title;
  };
}
