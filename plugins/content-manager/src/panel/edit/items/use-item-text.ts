import { useIntl } from 'react-intl';
import { useEditing } from '../editing-context.ts';
import { useFormSelection } from '../form/index.ts';
import { itemMessages } from './messages.ts';

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
  const { form, view } = useEditing();
  return (key, uid, position) => {
    const mainField = view.componentConfigurations[uid]?.settings.mainField ?? 'id';
    const title = mainField === 'id' ? '' : textOf(form.read(`${path}.#${key}.${mainField}`));
    const name = nameAt(uid, position);
    if (title === '') return name;
    return isZone ? intl.formatMessage(itemMessages.titled, { name, title }) : title;
  };
}
